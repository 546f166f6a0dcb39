import { describe, expect, it } from 'vitest'
import { aShower, door, fixed, parts, shop } from '../../../tests/fixtures/glass-work'
import { markOfRule } from './form-row'
import { isNewlyBlocked, touchedBy, withHardware, withRule } from './preview-change'

const rowOf = (rule: string) => {
  const row = shop.glassRules.find((each) => each.rule === rule)
  if (!row) throw new Error(rule)
  return { ...row, active: true }
}
const height = rowOf('height-3-8')
const limit = (value: number) => ({
  ...height,
  figures: [{ key: 'mostIn', value, thicknessMm: null }],
})
const works = [
  { key: 'low', requests: [aShower([fixed(30, 70)])] },
  { key: 'middle', requests: [aShower([fixed(30, 70)]), aShower([fixed(30, 78)])] },
  { key: 'tall', requests: [aShower([fixed(30, 90)])] },
]
const touched = (row: Record<string, unknown>) => touchedBy(works, shop, withRule(shop, row))

describe('a rule that is about to change', () => {
  it('touches nothing while it stands as it is saved', () => {
    expect(touched(height)).toEqual([])
  })

  it('gives a verdict to what it comes to reach, and other words to what it reached before', () => {
    const found = touched(limit(76))
    expect(found.map(({ key }) => key)).toEqual(['middle', 'tall'])
    const [gets, changes] = found
    expect(gets?.changes).toMatchObject([
      { rule: 'height-3-8', was: null, becomes: { level: 'block' } },
    ])
    expect(changes?.changes[0]?.was?.reason).toContain('84 inches')
    expect(changes?.changes[0]?.becomes?.reason).toContain('76 inches')
    expect(found.map(isNewlyBlocked)).toEqual([true, false])
  })

  it('takes its verdict from what it lets go, and lets the softer rule behind it speak', () => {
    const [only] = touched(limit(96))
    expect(only?.key).toBe('tall')
    expect(only?.changes.map(({ rule, becomes }) => [rule, becomes?.level ?? null])).toEqual([
      ['height-3-8', null],
      ['height-3-8-bow', 'note'],
    ])
  })

  it('changes how strongly it speaks', () => {
    const [only] = touched({ ...height, level: 'note' })
    expect(only?.changes[0]).toMatchObject({ was: { level: 'block' }, becomes: { level: 'note' } })
  })

  it('is silent once it is switched off, or while its figure is half typed', () => {
    for (const row of [
      { ...height, active: false },
      { ...height, figures: [{ key: 'mostIn', value: null }] },
    ]) {
      const [only] = touched(row)
      expect(only?.changes[0]).toMatchObject({ rule: 'height-3-8', becomes: null })
    }
  })

  it('has another mark as soon as it would judge otherwise, and not for other words', () => {
    expect(markOfRule({ ...height, title: 'Other words' })).toBe(markOfRule(height))
    for (const other of [limit(83), { ...height, level: 'note' }, { ...height, active: false }]) {
      expect(markOfRule(other)).not.toBe(markOfRule(height))
    }
  })
})

describe('a chart of hinges that is about to change', () => {
  const hung = aShower([door(30, 80)], { hardware: [{ id: parts.third, quantity: 1 }] })
  const set = { id: parts.third, name: 'Third', cost: 48, unitOfMeasure: 'set', part: 'hinges' }
  const chart = { hingeCount: 3, carriesLb: 120, carriesIn: 32 }
  const touchedDoors = (row: Record<string, unknown>) =>
    touchedBy([{ key: 'door', requests: [hung] }], shop, withHardware(shop, row))

  it('touches the doors that hang on it', () => {
    expect(touchedDoors({ ...set, ...chart })).toEqual([])
    const [only] = touchedDoors({ ...set, ...chart, carriesLb: 80 })
    expect(only?.changes).toMatchObject([
      { rule: 'hinges', was: null, becomes: { level: 'block' } },
    ])
    expect(touchedDoors({ ...set, ...chart, active: false })).toHaveLength(1)
  })
})
