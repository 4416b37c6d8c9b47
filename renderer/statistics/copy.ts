/** Copies the text of an element and leaves it selected; whether it was copied. */
export function copyText(node: Node): boolean {
  getSelection()?.selectAllChildren(node);
  // The window gives no permissions, and this is the one way that asks for none.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  return document.execCommand('copy');
}
