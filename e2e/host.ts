import { test as base } from '@playwright/test';
import { HostProcess } from '../electron/testing/host-process.ts';

/** Playwright's `test` with a running host for each test: the built one, on a new data folder and a free port. */
export const test = base.extend<{ host: HostProcess }>({
  host: async ({}, use) => {
    const host = new HostProcess();
    await host.start();
    await use(host);
    await host.remove();
  },
});
export { expect } from '@playwright/test';
/** For specs about motion: what the system asks for is not less of it. */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const;
