/** Fetches the letters of what is done on slips before one comes, so that it is not set anew once they arrive; `like`: in their script. */
export async function fetchLetters(like: string): Promise<void> {
  await document.fonts.load("500 16px 'Alegreya Sans'", like);
}
