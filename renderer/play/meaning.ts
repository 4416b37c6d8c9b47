import type { Client } from '../../shared/api/client.ts';
import type { Tally } from '../../shared/api/contract.ts';
import { formatOptions } from '../../shared/games/index.ts';
import { oddsOf } from '../../shared/solver/odds.ts';
import type { Messages } from '../../shared/text/index.ts';
import { used } from '../statistics/counting.ts';
import { percent, percentEnd } from '../statistics/percent.ts';
import { wilson } from '../../shared/solver/wilson.ts';
import type { PlayedGame } from './game.svelte.ts';

/** From so many fair games on a rate says something. */
const ENOUGH = 10;

/** What a win means in the record, in words. */
export interface Meaning {
  readonly record: string;
  /** The help that was used, or that it is a clean win. */
  readonly help: string;
  readonly beside: string;
}

/** The figures of the rules a game is played by. */
async function figuresOf(client: Client, { game, dealt }: PlayedGame): Promise<Tally | undefined> {
  const of = { game: game.id, options: formatOptions(game, dealt.options), repeats: false };
  const answer = await client('statistics.figures', of);
  return answer.ok ? answer.value.all : undefined;
}

/** What a game that was lost or given up did to the record, in words. */
export async function standing(client: Client, game: PlayedGame, t: Messages): Promise<string> {
  const { slip, won } = t.play;
  const help = used(t, game.counters);
  const how = [...(game.status === 'lost' ? [slip.lostText] : []), ...(help.length > 0 ? [slip.used(help)] : [])];
  if (game.repeat) return [...how, won.repeat].join(' ');
  const figures = await figuresOf(client, game);
  return [...how, ...(figures && figures.played > 0 ? [slip.soFar(figures.won, figures.played)] : [])].join(' ');
}

/** The figures a win stands in now, and careless play beside them where the book has it. */
export async function meaning(client: Client, game: PlayedGame, t: Messages, language: string): Promise<Meaning> {
  const words = t.play.won;
  const options = formatOptions(game.game, game.dealt.options);
  const figures = await figuresOf(client, game);
  const helped = used(t, game.counters);
  const clean = helped.length === 0;
  const help = game.status !== 'won' ? '' : clean ? words.isClean : words.notClean(helped);
  const counted =
    figures && figures.won > 0 ? words.record(figures.won, figures.played, clean ? figures.clean : null) : '';
  const record =
    game.status !== 'won' ? words.tooLate : game.booked?.again ? words.stands : game.repeat ? words.repeat : counted;
  const careless = oddsOf(game.game.id, options)?.careless;
  if (!careless) return { record, help, beside: '' };
  const range = figures && figures.fairPlayed >= ENOUGH ? wilson(figures.fairWon, figures.fairPlayed) : undefined;
  const own =
    range && figures
      ? {
          rate: percent(language, figures.fairWon, figures.fairPlayed).text,
          low: percentEnd(language, range.low).text,
          high: percentEnd(language, range.high).text,
          games: figures.fairPlayed,
        }
      : null;
  const rate = careless.won > 0 ? percent(language, careless.won, careless.deals).text : null;
  return { record, help, beside: words.beside({ careless: rate, deals: careless.deals, own }) };
}
