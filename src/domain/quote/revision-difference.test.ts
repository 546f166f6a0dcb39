import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { revisionDifference } from './revision-difference'
import type { ComparedLine, LineDifference } from './revision-difference'

const line = (key: string, amount = 100, text = key): ComparedLine => ({ key, text, amount })

/** `=a`, `≠b`, `+c`, `−d`, as the customer's link marks them. */
const marks = { unchanged: '=', changed: '≠', added: '+', gone: '−' }
const said = (differences: LineDifference[]) =>
  differences.map((one) => marks[one.kind] + (one.kind === 'gone' ? one.before : one.line).key)

describe('the difference between two revisions', () => {
  it('says of each line whether it stayed, changed, came or went, where it stood', () => {
    const before = [line('door'), line('panel'), line('coating'), line('haul')]
    const after = [
      line('door'),
      line('panel', 120),
      line('handle'),
      line('haul', 100, 'Haul it away'),
    ]
    expect(said(revisionDifference(before, after))).toEqual([
      '=door',
      '≠panel',
      '−coating',
      '+handle',
      '≠haul',
    ])
  })

  it('keeps what the lines were', () => {
    expect(revisionDifference([line('panel', 100)], [line('panel', 120)])).toEqual([
      { kind: 'changed', before: line('panel', 100), line: line('panel', 120) },
    ])
  })

  it('names what is gone from the beginning, and from an empty one', () => {
    expect(said(revisionDifference([line('a'), line('b')], [line('b')]))).toEqual(['−a', '=b'])
    expect(said(revisionDifference([line('a'), line('b')], []))).toEqual(['−a', '−b'])
    expect(said(revisionDifference([], [line('a')]))).toEqual(['+a'])
  })

  it('accounts for every line of both, once, and the sums follow from it', () => {
    const lines = fc
      .uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { maxLength: 6 })
      .chain((keys) => fc.tuple(...keys.map((key) => fc.nat(3).map((amount) => line(key, amount)))))
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const differences = revisionDifference(before, after)
        const now = differences.flatMap((one) => (one.kind === 'gone' ? [] : [one.line]))
        const gone = differences.flatMap((one) => (one.kind === 'gone' ? [one.before.key] : []))
        expect(now).toEqual(after)
        const left = before.filter(({ key }) => !after.some((one) => one.key === key))
        expect(gone.toSorted()).toEqual(left.map(({ key }) => key).toSorted())
      }),
    )
  })
})
