const SCREENS = ['table', 'chooser', 'saved', 'help', 'statistics', 'settings', 'learn'] as const;
export type Screen = (typeof SCREENS)[number];

/** The screen that the fragment of an address names; the table where it names none. */
export function screenOf(hash: string): Screen {
  const [name] = hash.replace(/^#\/?/, '').split('?');
  return SCREENS.find((screen) => screen === name) ?? 'table';
}
