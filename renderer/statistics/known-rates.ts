import type { Odds } from '../../shared/solver/odds.ts';
import type { Messages } from '../../shared/text/index.ts';
import { percent } from './percent.ts';

/** A known rate on the ruler: its place from 0 to 1, its name with the rate, and the sample it was taken from. */
export interface KnownRate {
  readonly at: number;
  readonly text: string;
  readonly sample: string;
}

/** The rates of careless play and of foresight, as far as they are known, in ascending order. */
export function knownRates({ statistics: words }: Messages, language: string, odds: Odds | undefined): KnownRate[] {
  const { careless, foresight } = odds ?? {};
  const rates: KnownRate[] = [];
  if (careless)
    rates.push({
      at: careless.won / careless.deals,
      text: words.careless(percent(language, careless.won, careless.deals).text),
      sample: words.ofDeals(careless.deals),
    });
  if (foresight) {
    const { won, deals, unknown } = foresight;
    const name = unknown > 0 ? words.foresightAtLeast : words.foresight;
    rates.push({
      at: won / deals,
      text: name(percent(language, won, deals).text),
      sample: (won === deals ? words.allOfDeals : words.ofDeals)(deals),
    });
  }
  return rates.sort((a, b) => a.at - b.at);
}
