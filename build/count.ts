/** How many tests ended in which way. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** A count of failures only. */
export const failed = (n: number): Count => ({ passed: 0, failed: n, skipped: 0 });

/** The sum of two counts. */
export const add = (a: Count, b: Count): Count => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

/** The plain line by which CI counts tests: 'N passed, N failed, N skipped'. */
export const closingLine = (count: Count): string =>
  `${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`;

/** The last closing line in a run's output, with or without a word and a colon before it. */
export function readClosingLine(output: string): Count | undefined {
  const line = [...output.matchAll(/^(?:\w+: )?(\d+) passed, (\d+) failed, (\d+) skipped\r?$/gm)].at(-1);
  if (line === undefined) return undefined;
  const [passed = 0, failures = 0, skipped = 0] = line.slice(1).map(Number);
  return { passed, failed: failures, skipped };
}
