/** Adds up what passed, failed and was skipped over all suites. */
export function newTally() {
  const sum = { passed: 0, failed: 0, skipped: 0, flaky: 0 }
  const failures = []
  return {
    sum,
    /** What failed, by name: a long run has said it long ago. */
    failures,
    add(part) {
      for (const key of Object.keys(sum)) sum[key] += part[key] ?? 0
      failures.push(...(part.failures ?? []))
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
export function tallyOfVitest(report, exitCode, errorsBeside = []) {
  const failed = report.numFailedTests
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ status, fullName }) => ({ status, said: `${fullName} (${name})` })),
  )
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && exitCode !== 0 ? 1 : failed,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
    failures: [
      ...tests.filter(({ status }) => status === 'failed').map(({ said }) => said),
      ...errorsBeside,
    ],
  }
}

/** What a Playwright JSON report counts; what passed at the second try only (in CI) is counted apart too. */
export function tallyOfPlaywright(report, exitCode) {
  const { expected, unexpected, flaky, skipped } = report.stats
  const failures = [
    ...specsIn(report.suites)
      .filter(({ ok }) => !ok)
      .map(({ title, file }) => `${title} (${file})`),
    ...report.errors.map(({ stack, message }) => stack ?? message),
  ]
  return {
    passed: expected + flaky,
    failed: unexpected === 0 && exitCode !== 0 ? 1 : unexpected,
    skipped,
    flaky,
    failures,
  }
}

/** Every test of a report, however deep it stands. */
export function specsIn(suites = []) {
  return suites.flatMap((suite) => [...(suite.specs ?? []), ...specsIn(suite.suites)])
}
