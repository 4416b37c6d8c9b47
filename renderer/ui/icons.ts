/** Our own line drawings on a field of 20 by 20: strokes only. */
export const ICONS = {
  back: 'm12 4-6 6 6 6',
  rules: 'M10 5.2C8.4 4 6 3.7 3 4v11.5c3-.3 5.4 0 7 1.2 1.6-1.2 4-1.5 7-1.2V4c-3-.3-5.4 0-7 1.2Zm0 0v11.5',
  statistics: 'M3.5 16.5h13M6 13.5V10M10 13.5v-8M14 13.5V8',
  settings: 'M3 6h8.5M15.5 6H17M3 14h1.5M8.5 14H17M13.5 4v4M6.5 12v4',
  undo: 'M7 5 3 9l4 4M3 9h8.5a5 5 0 0 1 0 10H8',
  redo: 'm13 5 4 4-4 4M17 9H8.5a5 5 0 0 0 0 10H12',
  deal: 'M3.5 7.5 9 5l4.5 9.5L8 17Zm5.8-2.9 4.2-1.1 3 10.5-2.6.8',
  restart: 'M4 4v4.5h4.5M4.4 8.3A6.5 6.5 0 1 1 3.6 11',
  newDeal: 'M10 4v12M4 10h12',
  giveUp: 'M5 17.5v-14h9.5l-2 3.5 2 3.5H5',
  more: 'M4.5 10h.01M10 10h.01M15.5 10h.01',
  pause: 'M7 4.5v11M13 4.5v11',
  goOn: 'M6.5 4.5v11l9-5.5Z',
  step: 'M5.5 4.5v11l7-5.5ZM15 4.5v11',
  stepBack: 'M14.5 4.5v11l-7-5.5ZM5 4.5v11',
  learn: 'M2.5 8 10 4.5 17.5 8 10 11.5ZM5.5 9.6v4c2.6 2 6.4 2 9 0v-4M17.5 8v5',
  keys: 'M2.5 5.5h15v9h-15ZM5.5 8.5h.01M8.5 8.5h.01M11.5 8.5h.01M14.5 8.5h.01M6.5 11.5h7',
  up: 'M10 16V4m-4 4 4-4 4 4',
  down: 'M10 4v12m-4-4 4 4 4-4',
  shuffle:
    'M3 6h2.5c4 0 5 8 9 8H17M3 14h2.5c1.5 0 2.5-1 3.3-2.4M11.2 8.4C12 7 13 6 14.5 6H17M15 4l2 2-2 2M15 12l2 2-2 2',
  saved: 'M5 17V3.5h9l-2.5 3.2L14 10H5',
  saveAs: 'm4 16 .8-3.4L13 4.4a1.4 1.4 0 0 1 2 0l.6.6a1.4 1.4 0 0 1 0 2L7.4 15.2ZM11.5 6l2.5 2.5',
  remove: 'M4 6h12M8 6V4h4v2M6 6l.7 10.5h6.6L14 6',
  find: 'M13 13l4 4M8.5 14a5.5 5.5 0 1 1 0-11 5.5 5.5 0 0 1 0 11Z',
  close: 'm5 5 10 10M15 5 5 15',
} as const;

export type IconName = keyof typeof ICONS;

/** Suit marks on a field of 24 by 24: filled. */
export const SUIT_MARKS = {
  C: 'M12 2a4.7 4.7 0 0 1 3.8 7.4 4.7 4.7 0 1 1-2.8 7c.2 2.8 1.2 4.4 2.6 5.8H8.4c1.4-1.4 2.4-3 2.6-5.8a4.7 4.7 0 1 1-2.8-7A4.7 4.7 0 0 1 12 2Z',
  D: 'M12 1.5C14 5.6 16.5 9 19.5 12 16.5 15 14 18.4 12 22.5 10 18.4 7.5 15 4.5 12 7.5 9 10 5.6 12 1.5Z',
  H: 'M12 21C5 15.5 2.5 12 2.5 8.2 2.5 5.2 4.8 3 7.4 3 9.4 3 11.1 4.2 12 6 12.9 4.2 14.6 3 16.6 3 19.2 3 21.5 5.2 21.5 8.2 21.5 12 19 15.5 12 21Z',
  S: 'M12 1.8C13 6.4 20.8 9.6 20.8 14.6A4 4 0 0 1 13.1 16.5C13.2 19.4 14.2 20.9 15.6 22.2H8.4C9.8 20.9 10.8 19.4 10.9 16.5A4 4 0 0 1 3.2 14.6C3.2 9.6 11 6.4 12 1.8Z',
} as const;

/** The mark of a card text's suit. */
export const suitMark = (card: string): string => SUIT_MARKS[card.charAt(1) as keyof typeof SUIT_MARKS];
