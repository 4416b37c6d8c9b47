/** Answers when all letters that are shown have come. To ask for it lays the page out, so it is not asked where they are there. */
export async function lettersCome(): Promise<void> {
  if (document.fonts.status !== 'loaded') await document.fonts.ready;
}
