import fs from 'node:fs'

/**
 * A reporter of vitest: errors that belong to no test fail a run in which every test passed, and vitest's own
 * JSON report says nothing of them.
 */
export default class ErrorsBesideTests {
  onTestRunEnd(_modules, errors) {
    const file = process.env.ERRORS_BESIDE_TESTS
    if (file === undefined) return
    fs.writeFileSync(file, JSON.stringify(errors.map(({ stack, message }) => stack ?? message)))
  }
}
