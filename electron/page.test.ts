import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { HEADERS } from './files.ts';
import { ADDRESS, servePage } from './page.ts';
import { protocol } from './testing/electron-double.ts';
import { temporaryFolder } from './testing/program.ts';

test('the page is served from its folder, under the same headers as by the loopback host', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'index.html'), 'page');
  servePage(folder);
  const serve = protocol.handlers.get('app') ?? expect.fail('no scheme');
  for (const url of [ADDRESS, `${ADDRESS}index.html#x`, `${ADDRESS}?x`]) {
    const response = await serve({ url, method: 'GET' });
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toEqual({ ...HEADERS, 'content-type': 'text/html; charset=utf-8' });
    expect(await response.text()).toBe('page');
  }
});
