/** Answers when all letters that are shown have come. To ask for it lays the page out, so it is not asked where they are there. */
export async function lettersCome(): Promise<void> {
  if (document.fonts.status !== 'loaded') await document.fonts.ready;
}

/** Fetches the letters of what is done on slips before one comes, so that it is not set anew once they arrive; `like`: in their script. */
export async function fetchLetters(like: string): Promise<void> {
  await document.fonts.load("500 16px 'Alegreya Sans'", like);
}
