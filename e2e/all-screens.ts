import type { Page } from '@playwright/test';
import { WALK } from '../renderer/learn/lessons.ts';
import { legalMoves } from '../shared/engine/state.ts';
import { GAMES } from '../shared/games/index.ts';
import { amazons, careless, lay, opening, pile, rings } from './game.ts';

const WON = amazons(2296);
const LOST = amazons(401);

async function visit(page: Page, screen: string): Promise<void> {
  await page.evaluate((hash) => (location.hash = hash), `/${screen}`);
  await page.locator('main.screen').waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}
async function closed(page: Page, role: 'dialog' | 'menu'): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole(role).waitFor({ state: 'detached' });
}
async function home(page: Page): Promise<void> {
  await page.evaluate(() => (location.hash = ''));
  await page.locator('[data-pile]').first().waitFor();
}

type Screens = Readonly<Record<string, (page: Page) => Promise<void>>>;
/** The last: it stays. */
const PAUSE: Screens = {
  'the pause': async (page) => {
    await home(page);
    await lay(page, WON, careless(WON).slice(0, 30));
    await page.keyboard.press('Control+KeyP');
    await page.locator('.paused').waitFor();
  },
};

/** Every screen, and how to come to it from the one before, in any language. */
const MAIN: Screens = {
  'the win': async (page) => {
    await home(page);
    await lay(page, WON, careless(WON));
    await page.getByRole('region').first().waitFor();
  },
  'the block': async (page) => {
    await lay(page, LOST, careless(LOST));
    await page.getByRole('region').first().waitFor();
  },
  'the table': (page) => lay(page, WON, careless(WON).slice(0, 30)),
  'the keys': async (page) => {
    await page.keyboard.press('k');
    await page.getByRole('dialog').waitFor();
  },
  'the menu of a pile': async (page) => {
    await closed(page, 'dialog');
    await page.locator('[data-pile=t1]').click({ button: 'right' });
    await page.getByRole('menu').waitFor();
  },
  'the new deal': async (page) => {
    await closed(page, 'menu');
    await page.keyboard.press('F2');
    await page.getByRole('dialog').waitFor();
  },
  'the statistics': async (page) => {
    await closed(page, 'dialog');
    await visit(page, 'statistics');
  },
  'the settings': (page) => visit(page, 'settings'),
  'the games': (page) => visit(page, 'chooser'),
  'the rules': (page) => visit(page, 'help'),
  'what is found in the rules': async (page) => {
    await page.getByRole('search').getByRole('textbox').fill('Pretty Good');
    await page.locator('article mark').first().waitFor();
  },
  'the saved games': (page) => visit(page, 'saved'),
  'the lessons': (page) => visit(page, 'learn'),
};

/** What else comes upon them: slips, notes, menus, questions, and the other tables. */
const MORE: Screens = {
  ...Object.fromEntries(
    GAMES.map((game): [string, Screens[string]] => [
      `the table of ${game.id}`,
      async (page) => {
        await home(page);
        const deal = { game, number: 7 };
        await lay(page, deal, [legalMoves(opening(deal)).find((move) => move === 'deal') ?? 'deal']);
        await page.locator('[data-pile^=t], [data-pile^=r]').first().click();
      },
    ]),
  ),
  'a card that cannot go': async (page) => {
    await lay(page, WON, careless(WON).slice(0, 30));
    const idle = ['t1', 't2', 't3', 't4'].find((one) => one !== careless(WON)[30]?.slice(0, 2)) ?? 't1';
    await pile(page, idle).click();
    await page.locator('.note:not(:empty)').waitFor();
  },
  'a hint': async (page) => {
    const ringed = await rings(page);
    await page.keyboard.press('F3');
    await ringed();
  },
  'the light': async (page) => {
    await page.locator('.light button').click();
    await page.locator('.light p em').waitFor();
  },
  'the menu of the foot': async (page) => {
    await page.locator('[popovertarget=more]').click();
    await page.locator('#more:popover-open').waitFor();
  },
  'the question before giving up': async (page) => {
    await page.locator('#more .b').last().click();
    await page.getByRole('dialog').waitFor();
  },
  'a game given up': async (page) => {
    await page.getByRole('dialog').getByRole('button').last().click();
    await page.locator('.slip').waitFor();
  },
  'where it was lost': async (page) => {
    await lay(page, LOST, careless(LOST));
    await page.locator('.slip .b.main').click();
    await page.getByRole('slider').waitFor();
  },
  ...Object.fromEntries(
    WALK.map((_, n): [string, Screens[string]] => [
      `step ${n + 1} of the walk`,
      async (page) => {
        if (n > 0) return page.locator('.slip .b.main').click();
        await visit(page, 'learn');
        await page.locator('.walk button').click();
        await page.locator('.slip').waitFor();
      },
    ]),
  ),
  'a lesson': async (page) => {
    await visit(page, 'learn');
    await page.locator('main section button').last().click();
    await pile(page, 't2').click();
    await page.locator('.slip .judged').waitFor();
  },
  'a replay': async (page) => {
    await page.locator('.slip .edge').nth(1).click();
    await page.getByRole('slider').waitFor();
  },
  'a way to win': async (page) => {
    await lay(page, WON, careless(WON).slice(0, 30));
    await page.locator('[popovertarget=more]').click();
    await page.locator('#more .b').nth(-5).click();
    await page.getByRole('slider').waitFor();
  },
  'a deal by one’s own rules': async (page) => {
    await home(page);
    await page.keyboard.press('F2');
    await page.locator('dialog input[type=radio]').nth(4).click();
    await page.locator('dialog input[inputmode=numeric]').fill('x');
    await page.keyboard.press('Enter');
  },
  'an attempt of the log': async (page) => {
    await closed(page, 'dialog');
    await lay(page, WON);
    await visit(page, 'statistics');
    await page.locator('.log tbody button').first().click();
    await page.locator('div.opened').waitFor();
  },
  'the book of odds': async (page) => {
    await page.getByRole('radio').nth(1).check();
    await page.locator('th[scope=rowgroup]').first().waitFor();
  },
  'a new player': async (page) => {
    await visit(page, 'settings');
    await page.locator('#settings-players .add button').click();
    await page.keyboard.press('Enter');
    await page.getByRole('alert').first().waitFor();
  },
  'no setting found': async (page) => {
    await page.keyboard.press('Escape');
    await page.getByRole('search').getByRole('textbox').fill('nothing of the kind');
    await page.locator('.none').waitFor();
  },
};

/** The screens themselves: what is looked at in every run. */
export const SCREENS: Screens = { ...MAIN, ...PAUSE };
/** Everything that can be seen: for soaks. */
export const EVERYTHING: Screens = { ...MAIN, ...MORE, ...PAUSE };
