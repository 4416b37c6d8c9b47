import { expect, test } from 'vitest';
import { add, closingLine, failed, readClosingLine } from './count.ts';

test('the last closing line counts, whatever stands around it', () => {
  const output = 'unit: 1 passed, 0 failed, 0 skipped\n  3 passed (2s)\n\nunit: 12 passed, 3 failed, 4 skipped\nbye\n';
  expect(readClosingLine(output)).toEqual({ passed: 12, failed: 3, skipped: 4 });
  expect(readClosingLine('e2e: 2 passed, 0 failed, 1 skipped\r\n')).toEqual({ passed: 2, failed: 0, skipped: 1 });
  expect(readClosingLine('all 2 passed, 0 failed, 1 skipped')).toBeUndefined();
  expect(readClosingLine('')).toBeUndefined();
});

test('counts add up to a line that can be read back', () => {
  const sum = add({ passed: 5, failed: 0, skipped: 2 }, failed(1));
  expect(closingLine(sum)).toBe('5 passed, 1 failed, 2 skipped');
  expect(readClosingLine(closingLine(sum))).toEqual(sum);
});
