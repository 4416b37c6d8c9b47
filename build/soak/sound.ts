import type { Page } from '@playwright/test';

/** What lies in a pile, by its spoken name, and where its button is. */
interface Pile {
  readonly name: string;
  readonly label: string;
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

/** A card as it is drawn: where its place is, and where it stands on the screen. */
interface Drawn {
  readonly face: string;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly shownX: number;
  readonly shownY: number;
  /** It is lifted, turned, half turned or chosen. */
  readonly restless: boolean;
}

/** All that can be seen of a table. Places are px from the corner of the board. */
export interface Picture {
  readonly piles: readonly Pile[];
  readonly cards: readonly Drawn[];
  /** Backs drawn on the stock. */
  readonly backs: number;
  readonly cardWidth: number;
  readonly cardHeight: number;
  readonly alerts: readonly string[];
}

/** Waits until nothing has moved for a while, a win and a slip included. */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let still = 0;
        const timer = setInterval(() => {
          still = document.getAnimations().length === 0 ? still + 1 : 0;
          if (still < 14) return;
          clearInterval(timer);
          resolve();
        }, 50);
      }),
  );

/** Looks at the table. */
export const pictureOf = (page: Page): Promise<Picture> =>
  page.evaluate(() => {
    const place = (element: HTMLElement): { x: number; y: number } => {
      const [x = NaN, y = NaN] = element.style.transform.match(/-?[\d.]+/g)?.map(Number) ?? [];
      return { x, y };
    };
    const board = document.querySelector('.board')?.getBoundingClientRect() ?? new DOMRect();
    const piles = [...document.querySelectorAll<HTMLElement>('[data-pile]')].map((pile) => ({
      name: pile.dataset['pile'] ?? '',
      label: pile.getAttribute('aria-label') ?? '',
      ...place(pile),
      height: pile.offsetHeight,
    }));
    const cards = [...document.querySelectorAll<HTMLElement>('.cards .card')].map((card) => {
      const leaf = card.querySelector<HTMLElement>('.leaf');
      const back = card.querySelector('.back');
      const box = card.getBoundingClientRect();
      return {
        face: card.querySelector<HTMLElement>('.face')?.dataset['face'] ?? '',
        ...place(card),
        z: Number(getComputedStyle(card).zIndex),
        shownX: box.x - board.x,
        shownY: box.y - board.y,
        restless:
          leaf === null ||
          getComputedStyle(leaf).transform !== 'none' ||
          /carried|chosen/.test(leaf.className) ||
          (back !== null && getComputedStyle(back).opacity !== '0'),
      };
    });
    const style = getComputedStyle(document.querySelector('main') ?? document.body);
    return {
      piles,
      cards,
      backs: document.querySelectorAll('.cards > .face').length,
      cardWidth: parseFloat(style.getPropertyValue('--cw')),
      cardHeight: parseFloat(style.getPropertyValue('--ch')),
      alerts: [...document.querySelectorAll('[role=alert]')].map((alert) => alert.textContent.trim()),
    };
  });

/** How many cards a spoken name says lie there. */
function count(label: string): number {
  if (/^[^,;]+, empty/.test(label)) return 0;
  return Number(/^[^,;]+, (\d+) cards?\b/.exec(label)?.[1] ?? 1);
}

/** The spoken name of a card's face: `Q` of `Hq` is the queen of hearts. */
const RANKS: Readonly<Record<string, string>> = { a: 'ace', j: 'jack', q: 'queen', k: 'king' };
const SUITS: Readonly<Record<string, string>> = { C: 'clubs', D: 'diamonds', H: 'hearts', S: 'spades' };
const spoken = (face: string): string =>
  `${RANKS[face.slice(1)] ?? face.slice(1)} of ${SUITS[face.charAt(0)] ?? 'nothing'}`;

/** px that rounding to whole ones may add up to. */
const SLACK = 2;

/** What is wrong with a table of Amazons at rest, a sentence each. */
export function faultsOf({ piles, cards, backs, cardWidth, cardHeight, alerts }: Picture, pack: number): string[] {
  const faults: string[] = alerts.filter((alert) => alert !== '').map((alert) => `alert: ${alert}`);
  const all = piles.reduce((sum, { label }) => sum + count(label), 0);
  if (all !== pack) faults.push(`${all} cards by the names of the piles, not ${pack}`);
  if (new Set(cards.map(({ face }) => face)).size !== cards.length) faults.push('a card is drawn twice');
  for (const { face, x, y, shownX, shownY, restless } of cards) {
    if (Math.hypot(shownX - x, shownY - y) > SLACK)
      faults.push(`${face} stands off its place by ${shownX - x},${shownY - y}`);
    if (restless) faults.push(`${face} is not at rest`);
  }
  const left = new Set(cards);
  for (const pile of piles) {
    const named = count(pile.label);
    if (pile.name === 's') {
      if (backs !== Math.min(3, named)) faults.push(`${backs} backs on a stock of ${named}`);
      continue;
    }
    const fanned = pile.name.startsWith('t');
    const end = pile.y + (fanned ? pile.height - cardHeight : 0);
    const own = [...left]
      .filter(({ x, y }) => Math.abs(x - pile.x) < SLACK && y > pile.y - SLACK && y < end + SLACK)
      .sort((a, b) => a.z - b.z);
    for (const card of own) left.delete(card);
    const drawn = fanned ? named : Math.min(2, named);
    if (own.length !== drawn) faults.push(`${own.length} cards drawn on ${pile.name}, not ${drawn}: ${pile.label}`);
    const step = own.length < 2 || !fanned ? 0 : Math.min(0.31 * cardWidth, (end - pile.y) / (own.length - 1));
    own.forEach(({ face, y }, n) => {
      if (Math.abs(y - pile.y - n * step) > SLACK) faults.push(`${face} lies out of the row of ${pile.name}`);
    });
    const top = own.at(-1);
    if (top && !pile.label.includes(spoken(top.face))) faults.push(`${top.face} lies on top of "${pile.label}"`);
  }
  for (const { face, x, y } of left) faults.push(`${face} hangs at ${x},${y}, on no pile`);
  return faults;
}
