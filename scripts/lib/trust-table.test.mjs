import { expect, test } from 'vitest'
import { trustRows } from './trust-table.mjs'

test('a row says how often something was tried, how it went and what was measured', () => {
  const spec = (title, annotations, status) => ({
    title,
    tests: [{ annotations, results: [{ status, duration: 1600 }] }],
  })
  const inner = { specs: [spec('b', [], 'failed')] }
  const report = {
    suites: [
      {
        specs: [
          spec('a', [{ type: 'repetitions', description: '50' }], 'passed'),
          { title: 'c', tests: [] },
        ],
        suites: [inner],
      },
    ],
  }
  expect(trustRows(report)).toEqual([
    { case: 'a', repetitions: '50', result: 'passed', seconds: 2 },
    { case: 'c', repetitions: '1', result: 'not run', seconds: 0 },
    { case: 'b', repetitions: '1', result: 'failed', seconds: 2 },
  ])
})
