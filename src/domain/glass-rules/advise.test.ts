import { describe, expect, it } from 'vitest'
import { aGlassType } from '../../../tests/fixtures/pricing-tables'
import { advise } from './advise'

const glassTypes = [
  aGlassType({ id: 1, category: 'shower' }),
  aGlassType({ id: 2, category: 'insulated' }),
  aGlassType({ id: 3, category: 'flat' }),
]

const one = (widthIn: number, heightIn: number) => [{ widthIn, heightIn }]
const threeEighths = { serviceType: 'shower_glass_quote', glassTypeId: 1, thicknessMm: 9.525 }
const half = { ...threeEighths, thicknessMm: 12.7 }
const unit = { serviceType: 'window_replacement', glassTypeId: 2, thicknessMm: 25.4 }
const sheet = { serviceType: 'window_replacement', glassTypeId: 3, thicknessMm: 6.35 }

const verdictsOn = (request: Parameters<typeof advise>[0]) =>
  advise(request, { glassTypes }).verdicts
const rulesOn = (request: Parameters<typeof advise>[0]) =>
  verdictsOn(request).map(({ rule }) => rule)

describe('the largest glass', () => {
  it('names how tall a shower panel of its thickness is made', () => {
    expect(verdictsOn({ ...threeEighths, panels: one(30, 84) })).toEqual([])
    const tall = { rule: 'shower_too_tall', level: 'block', field: 'panels.0.heightIn' }
    expect(verdictsOn({ ...threeEighths, panels: one(30, 84.0625) })).toEqual([
      { ...tall, figures: { most: 84, advice: 'thicker' } },
    ])
    expect(verdictsOn({ ...half, panels: one(30, 120) })).toEqual([])
    expect(verdictsOn({ ...half, panels: one(30, 121) })).toEqual([
      { ...tall, figures: { most: 120, advice: 'divide' } },
    ])
  })

  it('looks at every panel, and names the one', () => {
    const panels = [...one(30, 76), ...one(28, 100)]
    expect(verdictsOn({ ...threeEighths, panels })).toMatchObject([
      { rule: 'shower_too_tall', field: 'panels.1.heightIn' },
    ])
  })

  it('names the side that is too long, in the unit it was given in', () => {
    expect(verdictsOn({ ...sheet, panels: one(121, 20) })).toMatchObject([
      { level: 'approval', field: 'panels.0.widthIn' },
    ])
    expect(verdictsOn({ ...sheet, widthFt: 3, heightFt: 10.5 })).toMatchObject([
      { rule: 'beyond_one_sheet', field: 'heightFt' },
    ])
  })

  it('holds a sheet against the largest one, either way round', () => {
    expect(rulesOn({ ...sheet, panels: one(120, 72) })).toEqual([])
    expect(rulesOn({ ...sheet, panels: one(72.5, 90) })).toEqual(['beyond_one_sheet'])
    expect(rulesOn({ ...sheet, panels: one(121, 20) })).toEqual(['beyond_one_sheet'])
    expect(rulesOn({ ...half, panels: one(80, 76) })).toEqual(['beyond_one_sheet'])
  })

  it('says of a panel that is too tall and too wide only that it is too tall', () => {
    expect(rulesOn({ ...threeEighths, panels: one(80, 90) })).toEqual(['shower_too_tall'])
  })

  it('holds an insulated unit against its sides and its area', () => {
    expect(rulesOn({ ...unit, panels: one(80, 90) })).toEqual([])
    expect(rulesOn({ ...unit, panels: one(85, 90) })).toEqual(['beyond_one_unit'])
    expect(rulesOn({ ...unit, panels: one(600, 600) })).toEqual(['beyond_one_unit'])
    expect(rulesOn({ ...unit, panels: one(20, 140) })).toEqual(['beyond_one_unit'])
  })

  it('reads feet as the inches they stand for', () => {
    const feet = (heightIn: number) => ({
      ...unit,
      widthFt: Number((20 / 12).toFixed(12)),
      heightFt: Number((heightIn / 12).toFixed(12)),
    })
    expect(rulesOn(feet(137))).toEqual([])
    expect(rulesOn(feet(137.5))).toEqual(['beyond_one_unit'])
  })

  it('is not spoken of while the glass or the sizes are unknown', () => {
    expect(rulesOn({ ...sheet, glassTypeId: 9, panels: one(200, 200) })).toEqual([])
    expect(rulesOn(sheet)).toEqual([])
    expect(advise({ ...sheet, panels: one(200, 200) }, null).verdicts).toEqual([])
  })
})

describe('what carries a door', () => {
  const doorsOf = (widthIn: number, heightIn: number, thicknessMm: number) =>
    advise({ thicknessMm, panels: [{ widthIn, heightIn, role: 'door' }] }, null).doors

  it('hangs a 28 inch door of 3/8 glass on two standard hinges', () => {
    expect(doorsOf(28, 76, 9.525)).toEqual([{ panel: 0, aboutLb: 75, hinges: 2 }])
  })

  it('takes a third hinge for the same door in 1/2 glass', () => {
    expect(doorsOf(28, 76, 12.7)).toEqual([{ panel: 0, aboutLb: 95, hinges: 3 }])
  })

  it('has no standard hinges for a door that is too wide or too heavy', () => {
    expect(doorsOf(36, 60, 9.525)).toMatchObject([{ hinges: null }])
    expect(doorsOf(32, 96, 12.7)).toMatchObject([{ hinges: null }])
  })

  it('speaks of the panels that open, by their place', () => {
    const panels = [
      { widthIn: 30, heightIn: 76, role: 'fixed' as const },
      { widthIn: 28, heightIn: 76, role: 'door' as const },
    ]
    expect(advise({ thicknessMm: 9.525, panels }, null).doors).toMatchObject([{ panel: 1 }])
  })
})
