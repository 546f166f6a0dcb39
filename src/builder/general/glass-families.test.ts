import { describe, expect, it } from 'vitest'
import { aGlassType } from '../../../tests/fixtures/pricing-tables'
import {
  familiesOf,
  familyOf,
  isNamesake,
  keyOf,
  memberFor,
  thicknessesApart,
} from './glass-families'

const mirror = { category: 'mirror', isStandard: false } as const
const quarter = aGlassType({ ...mirror, id: 1, name: 'Silver mirror 1/4"', thicknessMm: 6.35 })
const thin = aGlassType({ ...mirror, id: 2, name: 'Silver mirror 3/16"', thicknessMm: 4.7625 })
const top = aGlassType({ ...mirror, id: 3, name: 'Tabletop 1/4"', thicknessMm: 6.35 })

describe('glass that is sold in several thicknesses', () => {
  it('is one choice, thinnest first', () => {
    expect(familiesOf([quarter, thin, top])).toEqual([
      { name: 'Silver mirror', members: [thin, quarter] },
      { name: 'Tabletop', members: [top] },
    ])
  })

  it('goes by its name in Spanish, too', () => {
    const unit = { ...quarter, name: 'Unidad de vidrio aislante de 1"' }
    expect(familiesOf([unit])[0]?.name).toBe('Unidad de vidrio aislante')
  })

  it('keeps apart what the price list has twice', () => {
    const again = { ...quarter, id: 4, name: 'Silver mirror, 1/4 in' }
    expect(familiesOf([quarter, again]).map(({ name }) => name)).toEqual([
      'Silver mirror 1/4"',
      'Silver mirror, 1/4 in',
    ])
  })

  it('tells two of one name apart', () => {
    const rows = (category: 'flat' | 'specialty', id: number) => [
      { ...thin, category, id, name: 'Clear 3/16"' },
      { ...quarter, category, id: id + 1, name: 'Clear 1/4"' },
    ]
    const families = familiesOf([...rows('flat', 11), ...rows('specialty', 21), top])
    expect(families.map(({ name }) => name)).toEqual(['Clear', 'Clear', 'Tabletop'])
    expect(families.map(keyOf)).toEqual(['11', '21', '3'])
    expect(families.map((family) => isNamesake(family, families))).toEqual([true, true, false])
  })

  it('tells two of one name and kind apart by what they are sold in', () => {
    const half = { ...quarter, name: 'Silver mirror 1/2"', thicknessMm: 12.7 }
    const [first, second, ...rest] = familiesOf([
      { ...quarter, id: 31 },
      { ...thin, id: 32 },
      { ...half, id: 33 },
      { ...quarter, id: 34 },
      { ...thin, id: 35 },
    ])
    const families = [first, second].filter((each) => each !== undefined)
    expect(rest).toEqual([])
    expect(families.map((family) => thicknessesApart(family, families))).toEqual([
      '3/16″, 1/4″, 1/2″',
      '3/16″, 1/4″',
    ])
    const others = familiesOf([quarter, { ...quarter, id: 35, category: 'tabletop' }])
    expect(others.map((family) => thicknessesApart(family, others))).toEqual([null, null])
  })

  it('keeps the thickness from one glass to the next of its kind, else takes what is usual', () => {
    const usual = { ...thin, isStandard: true }
    const family = { name: 'Silver mirror', members: [usual, quarter] }
    expect(memberFor(family, top)).toBe(quarter)
    expect(memberFor(family, { ...top, category: 'tabletop' })).toBe(usual)
    expect(memberFor(family, null)).toBe(usual)
  })

  it('is found by any of its thicknesses', () => {
    expect(familyOf(familiesOf([quarter, thin, top]), '2')?.name).toBe('Silver mirror')
    expect(familyOf([], '2')).toBeNull()
  })
})
