import { gameOf, parseOptions, presetOf } from '../../shared/games/index.ts';
import type { Messages } from '../../shared/text/index.ts';

/** Rules in words: the reading's name, or what one's own rules change in the first reading. Unknown rules as they are stored. */
export function nameRules(t: Messages, gameId: string, options: string): string {
  const game = gameOf(gameId);
  const read = game && parseOptions(game, options);
  if (!read || 'problem' in read) return options;
  const preset = presetOf(game, read.options);
  if (preset) return t.games.readings[preset.id] ?? preset.id;
  const [first] = game.presets;
  const changes = Object.keys(game.options).flatMap((option) => {
    const value = read.options[option] ?? '';
    const words = t.deal.options[gameId]?.[option];
    return first.options[option] === value ? [] : [`${words?.label ?? option} ${words?.values[value] ?? value}`];
  });
  return t.statistics.ownRules(changes.join('; '));
}
