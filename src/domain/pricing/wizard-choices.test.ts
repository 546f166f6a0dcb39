import { describe, expect, it } from 'vitest'
import { aFactor, aGlassType, ids, tables } from '../../../tests/fixtures/pricing-tables'
import {
  defaultComplexityFactor,
  defaultFinish,
  defaultRegion,
  factorsFor,
  finishByKey,
} from './default-choices'
import { resolveGlassType, resolveShowerGlassType } from './resolve-glass-type'
import { isSameThickness } from './thickness'

describe('resolveGlassType', () => {
  it('takes the type of the category with the same thickness', () => {
    expect(resolveGlassType(tables, { category: 'flat', thicknessMm: 6.35 })).toMatchObject({
      kind: 'exact',
      glassType: { id: ids.glass.flat },
    })
  })

  it('falls back to the standard type of the category', () => {
    expect(resolveGlassType(tables, { category: 'insulated', thicknessMm: 12.7 })).toMatchObject({
      kind: 'standard',
      glassType: { id: ids.glass.insulatedStandard },
    })
  })

  it('finds nothing where the category has neither', () => {
    const bare = { glassTypes: [aGlassType({ category: 'flat', thicknessMm: 6.35 })] }
    expect(resolveGlassType(bare, { category: 'flat', thicknessMm: 3.175 }).kind).toBe('none')
    expect(resolveGlassType(bare, { category: 'insulated', thicknessMm: 6.35 }).kind).toBe('none')
  })
})

describe('resolveShowerGlassType', () => {
  it('takes shower glass of the chosen thickness and no other', () => {
    expect(resolveShowerGlassType(tables, 9.525)).toMatchObject({
      glassType: { id: ids.glass.shower },
    })
    expect(resolveShowerGlassType(tables, 6.35).kind).toBe('none')
  })
})

describe('what is chosen where a flow does not ask', () => {
  it('is the first region', () => {
    expect(defaultRegion(tables)?.name).toBe('Texas')
    expect(defaultRegion({ regions: [] })).toBeNull()
  })

  it('is the first complexity that is called standard or basic, else the first', () => {
    const [demanding, simple] = [
      aFactor({ id: 1, name: 'Demanding' }),
      aFactor({ id: 2, name: 'Basic fitting' }),
    ]
    expect(defaultComplexityFactor({ factors: [demanding, simple] }, 1)?.id).toBe(2)
    expect(defaultComplexityFactor({ factors: [demanding] }, 1)?.id).toBe(1)
    expect(defaultComplexityFactor({ factors: [] }, 1)).toBeNull()
  })

  it('never comes from another region or kind', () => {
    const elsewhere = aFactor({ id: 3, name: 'Basic', regionId: 2 })
    const location = aFactor({ id: 4, name: 'Standard', factorType: 'location' })
    expect(defaultComplexityFactor({ factors: [elsewhere, location] }, 1)).toBeNull()
    expect(defaultComplexityFactor({ factors: [elsewhere, location] }, 2)?.id).toBe(3)
    expect(factorsFor({ factors: [elsewhere, location] }, 'location', 1)).toEqual([location])
  })

  it("is the glass type's finish, else standard clear, else the first", () => {
    const { finishes } = tables
    expect(defaultFinish(tables, { defaultFinishId: 3 })?.id).toBe(3)
    expect(defaultFinish(tables, { defaultFinishId: null })?.key).toBe('standard_clear')
    expect(defaultFinish(tables, { defaultFinishId: 99 })?.key).toBe('standard_clear')
    expect(defaultFinish({ finishes: finishes.slice(1) }, { defaultFinishId: null })?.id).toBe(2)
    expect(defaultFinish({ finishes: [] }, { defaultFinishId: 1 })).toBeNull()
    expect(finishByKey(tables, 'acid_etch')?.id).toBe(3)
  })
})

describe('isSameThickness', () => {
  it('forgives a hundredth of a millimetre and no more', () => {
    expect(isSameThickness(9.525, 9.535)).toBe(true)
    expect(isSameThickness(9.535, 9.525)).toBe(true)
    expect(isSameThickness(9.525, 9.53501)).toBe(false)
    expect(isSameThickness(0.1 + 0.2, 0.3)).toBe(true)
  })
})
