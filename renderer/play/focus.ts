import { tick } from 'svelte';
import type { PileCode } from '../../shared/engine/notation.ts';
import { isNowhere } from '../arrival.ts';
import { ARROWS } from '../keys.ts';
import { neighbour, type Board } from './board.ts';

/** Gives the focus to the first pile, where what had it has just gone. */
export async function keepFocus(): Promise<void> {
  await tick();
  if (isNowhere(document.activeElement)) document.querySelector<HTMLElement>('[data-pile]')?.focus();
}

/** Moves the focus from pile to pile by arrow key; whether the key was one. */
export function movePile(event: KeyboardEvent, board: Board): boolean {
  const direction = ARROWS[event.code];
  if (!direction || event.ctrlKey || event.metaKey || event.altKey) return false;
  const focused = document.activeElement;
  const pile = focused instanceof HTMLElement ? focused.dataset['pile'] : undefined;
  if (pile === undefined && !isNowhere(focused)) return false;
  const next = pile === undefined ? board.layout.spots[0]?.pile : neighbour(board, pile as PileCode, direction);
  if (next) document.querySelector<HTMLElement>(`[data-pile="${next}"]`)?.focus();
  return true;
}
