/** Adds up what passed, failed and was skipped over all suites. */
export function newTally() {
  const sum = { passed: 0, failed: 0, skipped: 0, flaky: 0 }
  return {
    sum,
    add(part) {
      for (const key of Object.keys(sum)) sum[key] += part[key] ?? 0
    },
    get failed() {
      return sum.failed
    },
    line() {
      const counts = `${sum.passed} passed, ${sum.failed} failed, ${sum.skipped} skipped`
      return sum.flaky > 0 ? `${counts}; ${sum.flaky} of them at the second try only` : counts
    },
  }
}

/** What a vitest JSON report counts; a run that broke before its tests counts as one failure. */
export function tallyOfVitest(report, exitCode) {
  const failed = report.numFailedTests
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && exitCode !== 0 ? 1 : failed,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
  }
}

/** What a Playwright JSON report counts; what passed at the second try only (in CI) is counted apart too. */
export function tallyOfPlaywright(report, exitCode) {
  const { expected, unexpected, flaky, skipped } = report.stats
  return {
    passed: expected + flaky,
    failed: unexpected === 0 && exitCode !== 0 ? 1 : unexpected,
    skipped,
    flaky,
  }
}
