import * as v from 'valibot';

const nothing = v.strictObject({});

/** What only the program around the desktop window can do: elsewhere these calls are unknown. */
export const desktop = {
  /**
   * What the page shows, told at the start and at every change: its language, the theme that was chosen, the colour of its
   * ground, and the ids of the commands that are possible now.
   */
  'desktop.tell': {
    input: v.strictObject({
      language: v.picklist(['en', 'es', 'ru']),
      theme: v.picklist(['system', 'light', 'dark']),
      ground: v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/)),
      possible: v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(100)),
    }),
    output: nothing,
  },
  /** Shows the folder of the log, or the page of releases in the player's browser. */
  'desktop.open': { input: v.strictObject({ what: v.picklist(['log', 'releases']) }), output: nothing },
};

export type DesktopCall = keyof typeof desktop;
