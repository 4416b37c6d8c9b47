import { formatCount, pluralOf } from '../format.ts';

const plural = pluralOf('en');
const number = (n: number): string => formatCount('en', n);

/** Watching moves instead of making them. */
export const replay = {
  title: 'Replay',
  /** Over the button that begins it, in the log. */
  open: 'Watch',
  moveOf: (n: number, of: number): string =>
    `${number(n)} of ${number(of)} ${plural(of, { one: 'move', other: 'moves' })}`,
  play: 'Play',
  stop: 'Stop',
  /** Said when the key of the pause has done it, wherever the focus is. */
  plays: 'Replay running.',
  stopped: 'Replay stopped.',
  back: 'One move back',
  forward: 'One move on',
  position: 'Position',
  speed: 'Speed',
  times: (speed: number): string => `${number(speed)}×`,
  leave: 'Leave replay',
  /** To a hand that wants to move a card. */
  only: 'This is only being watched.',
  broken: (n: number): string =>
    `Only the first ${plural(n, { one: 'move', other: `${number(n)} moves` })} can be shown: the record is damaged, or of other rules.`,
};

export type Replay = typeof replay;
