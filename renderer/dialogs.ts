/** Each dialog, fetched when it is first wanted, or once the table has been drawn. */
export const DIALOGS = {
  newDeal: () => import('./deal/NewDeal.svelte'),
  byNumber: () => import('./deal/NewDeal.svelte'),
  keys: () => import('./keys/KeySheet.svelte'),
  saveAs: () => import('./saved/SaveAs.svelte'),
  giveUp: () => import('./play/GiveUp.svelte'),
};
export type Dialog = keyof typeof DIALOGS;
