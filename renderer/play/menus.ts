import { COMMANDS, type Command } from '../../shared/api/commands.ts';
import type { PileCode } from '../../shared/engine/notation.ts';
import { pileOf, spotOf } from '../../shared/layout/index.ts';
import { commandKey, commandText, isPossible } from '../commands.ts';
import type { MenuItem } from '../ui/menu.ts';
import { whyNot } from './refusal.ts';
import type { TableScreen } from './table.svelte.ts';
import { textsOf } from './waits.ts';

type Groups = readonly (readonly MenuItem[])[];

/** The lines of commands, those that are possible now. */
const commandItems = (table: TableScreen, commands: readonly Command[]): MenuItem[] =>
  commands
    .filter((command) => isPossible(table.app, command))
    .map((command) => ({
      text: commandText(table.app, command),
      icon: command === 'games' ? 'back' : command,
      key: commandKey(table.app, command),
      run: () => table.act(() => table.app.run(command)),
    }));

/** The menu of the table: its commands by the menus they stand in. */
export const tableMenu = (table: TableScreen): Groups =>
  (['play', 'game', 'help'] as const).map((menu) =>
    commandItems(
      table,
      COMMANDS.filter((command) => command.menu === menu).map(({ id }) => id),
    ),
  );

/** The menu of a pile: where its exposed card can go, or why nowhere; a look at its cards; and what is next at hand. */
export function pileMenu(table: TableScreen, pile: PileCode): Groups {
  const { app, hands } = table;
  const { game, t } = app;
  const words = t.play.menu;
  const targets = hands.targets(pile);
  const moves = targets.map((to): MenuItem => ({
    text: words.goTo(to),
    run: () => table.act(() => hands.carry(pile, to)),
  }));
  const none = pile !== 's' && targets.length === 0 ? [{ text: whyNot(t, game.rules, game.view, pile) }] : [];
  const fanned = spotOf(table.board.layout, pile).fan !== 'none';
  const cards = pile === 's' ? [] : textsOf(game.rules, pileOf(game.view, pile));
  const look = fanned && cards.length > 1 ? [{ text: words.look, run: () => app.say(words.cards(pile, cards)) }] : [];
  return [moves.length > 0 ? moves : none, look, commandItems(table, ['deal', 'undo'])];
}
