import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter';

/** A Playwright reporter that ends a run with the plain line 'e2e: N passed, N failed, N skipped'. */
export default class ClosingLine implements Reporter {
  #suite: Suite | undefined;
  #errors = 0;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#suite = suite;
  }

  onError(): void {
    this.#errors += 1;
  }

  onEnd(): void {
    const count = { expected: 0, flaky: 0, unexpected: this.#errors, skipped: 0 };
    const reasons = new Set<string>();
    for (const test of this.#suite?.allTests() ?? []) {
      count[test.outcome()] += 1;
      if (test.outcome() === 'skipped') for (const { description } of test.annotations) reasons.add(description ?? '');
      if (test.outcome() === 'flaky')
        console.log(`passed the second time only: ${test.titlePath().slice(2).join(' › ')}`);
    }
    for (const reason of reasons) console.log(`skipped: ${reason}`);
    console.log(`\ne2e: ${count.expected + count.flaky} passed, ${count.unexpected} failed, ${count.skipped} skipped`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
