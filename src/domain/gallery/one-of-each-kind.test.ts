import { describe, expect, it } from 'vitest'
import { oneOfEachKind } from './one-of-each-kind'

const of = (names: string[], count: number) =>
  oneOfEachKind(names, (name) => (name.startsWith('-') ? null : (name[0] ?? null)), count)

describe('one of each kind', () => {
  it('takes the first of every kind before a second of any', () => {
    expect(of(['f1', 'f2', 'f3', 'f4', 'm1', 'w1', 'w2', 's1'], 4)).toEqual([
      'f1',
      'm1',
      'w1',
      's1',
    ])
  })

  it('fills up with seconds where there are fewer kinds, and with what has none', () => {
    expect(of(['-', 'f1', 'f2', 'm1'], 4)).toEqual(['f1', 'm1', '-', 'f2'])
    expect(of(['f1'], 4)).toEqual(['f1'])
  })
})
