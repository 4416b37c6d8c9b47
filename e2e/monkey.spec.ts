import { romp } from '../build/soak/monkey.ts';
import { expect, MOVING, test } from './host.ts';

test.use(MOVING);

test('random hands lose no card, leave none hanging, and nothing is shown that is not stored', async ({
  browser,
  host,
}) => {
  test.slow();
  const { faults, before, looks, compared } = await romp(browser, host, 12, 1);
  expect(faults, `after ${before.join('; ')}`).toEqual([]);
  expect(looks).toBeGreaterThan(0);
  expect(compared).toBeGreaterThan(0);
});
