import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { byRequest, call, click, figure, open } from './game.ts';
import { expect, test } from './host.ts';

test('records that cannot be stored or read: told, played on without keeping, and brought back from a backup', async ({
  page,
  host,
}) => {
  const moves = (label = 'moves'): Promise<string> => figure(page, label);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await byRequest(page);
  await open(page, host.url);
  await click(page, 'deal');
  await expect.poll(moves).toBe('1');

  // A full disk: the move is not shown as made, and can be made once there is room.
  const refusal = { ok: false, code: 'database', params: { reason: 'full' } };
  await page.route('**/call/attempt.play', (route) => route.fulfill({ json: refusal }));
  await click(page, 'deal');
  await expect(page.getByRole('dialog')).toContainText('The disk is full');
  await expect(page.getByRole('dialog')).toContainText('it was not done');
  expect(await moves()).toBe('1');
  await page.unroute('**/call/attempt.play');
  await button('Try again').click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await click(page, 'deal');
  await expect.poll(moves).toBe('2');

  // A damaged file: told in the player's language, on without keeping, said for as long as it is so.
  await call(page, 'settings.write', { key: 'language', value: 'es' });
  await call(page, 'backups.make', {});
  await host.kill('SIGTERM');
  writeFileSync(join(host.folder, 'tarbart.sqlite'), 'Dear diary, '.repeat(1000));
  await host.start();
  await page.goto(host.url);
  await expect(page.getByRole('heading', { name: 'El archivo de tus partidas está dañado' })).toBeVisible();
  await button('Jugar sin guardar').click();
  await expect(page.getByRole('complementary')).toContainText('Lo que juegas ahora no se guarda.');
  await expect.poll(() => moves('jugadas')).toBe('0');
  await click(page, 'deal');
  await expect.poll(() => moves('jugadas')).toBe('1');
  await page.reload();
  await expect(page.getByRole('complementary')).toContainText('Lo que juegas ahora no se guarda.');

  // Another try finds it as damaged as before; the newest backup brings the table back, and the file is set aside.
  await button('Intentar de nuevo').click();
  await expect(page.getByRole('dialog')).toContainText('con 1 partida');
  await button('Recuperar esta copia').click();
  await expect.poll(() => moves('jugadas')).toBe('2');
  await expect(page.getByRole('complementary')).toBeHidden();
  expect(readdirSync(host.folder).filter((name) => name.includes('.aside-'))).toHaveLength(1);
});
