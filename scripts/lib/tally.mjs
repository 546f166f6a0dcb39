/** Adds up what passed, failed and was skipped over all suites. */
export function newTally() {
  const sum = { passed: 0, failed: 0, skipped: 0 }
  return {
    sum,
    add(part) {
      for (const key of Object.keys(sum)) sum[key] += part[key] ?? 0
    },
    get failed() {
      return sum.failed
    },
    line() {
      return `${sum.passed} passed, ${sum.failed} failed, ${sum.skipped} skipped`
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

/** What a Playwright JSON report counts. A test that passed only at the second try has not passed. */
export function tallyOfPlaywright(report, exitCode) {
  const { expected, unexpected, flaky, skipped } = report.stats
  const failed = unexpected + flaky
  return { passed: expected, failed: failed === 0 && exitCode !== 0 ? 1 : failed, skipped }
}
