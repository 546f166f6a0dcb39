import { specsIn } from './tally.mjs'

/**
 * What was tried, how often, and how it went, from Playwright's JSON report: a row for each test. A test says
 * how often it tried, and what it measured, as annotations of its own.
 */
export function trustRows(report) {
  return specsIn(report.suites).map(({ title, tests }) => {
    const [run] = tests
    const results = run?.results ?? []
    const said = (type) =>
      [...(run?.annotations ?? []), ...results.flatMap(({ annotations = [] }) => annotations)].find(
        (one) => one.type === type,
      )?.description
    return {
      case: title,
      repetitions: said('repetitions') ?? '1',
      result: results.at(-1)?.status ?? 'not run',
      seconds: Math.round(results.reduce((sum, { duration }) => sum + duration, 0) / 1000),
      ...(said('measured') ? { measured: said('measured') } : {}),
    }
  })
}
