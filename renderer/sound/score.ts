import type { Change } from '../play/position.svelte.ts';
import { lastOf, type Flight } from '../play/flights.ts';
import type { Sound } from './voices.ts';

/** A sound and when it is heard, ms from the change. */
export interface Note {
  readonly sound: Sound;
  readonly at: number;
}

/** Two equal sounds nearer than this to each other, ms, are heard as one. */
const NEAR = 30;
/** How long after the last card the notes of a win begin, ms. */
const WIN = 300;

/** What is heard of a change: every card as it lands, a pick-up as one sweep; undo and redo are one card laid down. */
export function scoreOf({ kind, steps }: Change, flights: readonly Flight[], won: boolean): Note[] {
  if (flights.length === 0) return [];
  if (kind !== 'made' && kind !== 'laid') return [{ sound: 'carry', at: 0 }];
  const notes: Note[] = [];
  for (const step of steps) {
    if (step === 'shuffle') continue;
    if (step.to === 's') notes.push({ sound: 'pickUp', at: 0 });
    const flight = flights.find(({ card }) => card === step.card);
    if (step.to === 's' || !flight) continue;
    const sound = step.to.startsWith('f') ? 'home' : step.from === 's' ? 'deal' : 'carry';
    notes.push({ sound, at: lastOf([flight]) });
  }
  const heard: Note[] = [];
  for (const note of notes.sort((a, b) => a.at - b.at)) {
    const before = heard.findLast(({ sound }) => sound === note.sound);
    if (before === undefined || note.at - before.at >= NEAR) heard.push(note);
  }
  return kind === 'made' && won ? [...heard, { sound: 'win', at: lastOf(flights) + WIN }] : heard;
}

/** The score at a pace of motion; where nothing moves the first sound comes at once, and the others follow briskly. */
export function paced(notes: readonly Note[], pace: number): Note[] {
  const first = pace === 0 ? (notes[0]?.at ?? 0) : 0;
  return notes.map(({ sound, at }) => ({ sound, at: (at - first) * (pace === 0 ? 0.65 : pace) }));
}
