import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { leadsSomewhere, LINKS } from './links.ts';

test('the releases are at the address the package names', () => {
  const { homepage } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    homepage: string;
  };
  expect(LINKS.releases).toBe(`${homepage}releases`);
  expect(leadsSomewhere(LINKS.releases)).toBe(leadsSomewhere(homepage));
});

test.each([
  ['https://tarbart.example.invalid/releases', false],
  ['https://tarbart.example.invalid', false],
  ['https://tarbart.example.org/releases', true],
  ['https://example.org/x.invalid/', true],
])('%s leads somewhere: %s', (url, leads) => expect(leadsSomewhere(url)).toBe(leads));
