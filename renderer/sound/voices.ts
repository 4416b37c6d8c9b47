export type Sound = 'deal' | 'carry' | 'home' | 'pickUp' | 'win' | 'refused';

/** One tone of a sound: it swells for `rise` ms from `at` on and dies away in `fall` ms. A noise is heard around its pitch. */
export interface Tone {
  readonly wave: 'sine' | 'triangle' | 'noise';
  readonly at: number;
  readonly rise: number;
  readonly fall: number;
  /** Hz, at the beginning and at the end. */
  readonly pitch: readonly [number, number];
  /** Of 1, at its loudest. */
  readonly level: number;
}

const tone = (wave: Tone['wave'], pitch: Tone['pitch'], level: number, rise: number, fall: number, at = 0): Tone => ({
  wave,
  at,
  rise,
  fall,
  pitch,
  level,
});

/** A note of the win: no sharper than a glass touched by a spoon. */
const chime = (hertz: number, at: number): Tone => tone('sine', [hertz, hertz], 0.09, 14, 1100, at);

/** What each sound is made of: paper on cloth, a little wood, and at the end four notes, one for each suit. */
export const VOICES: Readonly<Record<Sound, readonly Tone[]>> = {
  deal: [tone('noise', [2600, 1500], 0.2, 2, 46), tone('sine', [190, 150], 0.05, 2, 40)],
  carry: [tone('noise', [1500, 900], 0.16, 5, 80), tone('sine', [160, 130], 0.05, 4, 60)],
  home: [tone('noise', [1500, 900], 0.12, 4, 70), tone('sine', [523, 523], 0.07, 6, 230)],
  pickUp: [tone('noise', [700, 1700], 0.13, 130, 250), tone('noise', [2200, 1400], 0.14, 2, 50, 390)],
  win: [chime(392, 0), chime(493.9, 170), chime(587.3, 340), chime(784, 510)],
  refused: [tone('triangle', [165, 147], 0.13, 8, 130)],
};

/** How long a sound lasts, ms. */
export const lengthOf = (sound: Sound): number =>
  Math.max(...VOICES[sound].map(({ at, rise, fall }) => at + rise + fall));
