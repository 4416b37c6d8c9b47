import type { Reporter, TestModule } from 'vitest/node';

/** A Vitest reporter that ends a run with the plain line 'unit: N passed, N failed, N skipped'. */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const count = { passed: 0, failed: errors.length, skipped: 0, pending: 0 };
    for (const module of modules) {
      count.failed += module.errors().length;
      for (const test of module.children.allTests()) count[test.result().state] += 1;
    }
    console.log(`\nunit: ${count.passed} passed, ${count.failed} failed, ${count.skipped + count.pending} skipped`);
  }
}
