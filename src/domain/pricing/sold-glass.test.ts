import { describe, expect, it } from 'vitest'
import {
  aGlassType,
  generalRequest,
  ids,
  showerRequest,
  tables,
} from '../../../tests/fixtures/pricing-tables'
import { priceQuote } from './price-quote'
import type { GlassType, PricingTables } from './types'

const eighth = aGlassType({ id: 21, category: 'flat', thicknessMm: 3.175, basePricePerSqFt: 7 })
const mirror = aGlassType({ id: 22, category: 'mirror', thicknessMm: 6.35, basePricePerSqFt: 14.5 })
const free = aGlassType({ id: 23, category: 'specialty', thicknessMm: 6.35, basePricePerSqFt: 0 })
const shop = withGlass(eighth, mirror, free)

function withGlass(...more: GlassType[]): PricingTables {
  return { ...tables, glassTypes: [...tables.glassTypes, ...more] }
}

function refusalOf(request: object, from: PricingTables = shop) {
  const outcome = priceQuote(request, from)
  if (outcome.ok) return null
  const [problem] = outcome.problems
  return problem && { field: problem.field, code: problem.code }
}

const standard = { complexityFactorId: ids.factor.standard }
const shower = { ...showerRequest, ...standard }
const replacement = {
  ...shower,
  serviceType: 'window_replacement',
  glassTypeId: ids.glass.flat,
  thicknessMm: 6.35,
}
const otherWork = { field: 'glassTypeId', code: 'glass_for_other_work' }
const notMade = { field: 'thicknessMm', code: 'thickness_not_made' }

describe('a shower', () => {
  it.each([eighth.id, mirror.id, ids.glass.general, ids.glass.insulatedStandard])(
    'is not made of other glass (%s)',
    (glassTypeId) => {
      for (const thicknessMm of [3.175, 9.525]) {
        expect(refusalOf({ ...shower, glassTypeId, thicknessMm })).toEqual(otherWork)
      }
    },
  )

  it('is made in the thicknesses of the list and in that of its row', () => {
    for (const thicknessMm of [1, 6.35, 9.6, 19.05, 100]) {
      expect(refusalOf({ ...shower, thicknessMm })).toEqual(notMade)
    }
    expect(refusalOf({ ...shower, thicknessMm: 9.525 })).toBeNull()
    expect(refusalOf({ ...shower, thicknessMm: 12.7 })).toBeNull()
    const thin = aGlassType({ id: 30, thicknessMm: 7.9375 })
    expect(
      refusalOf({ ...shower, glassTypeId: thin.id, thicknessMm: 7.9375 }, withGlass(thin)),
    ).toBeNull()
  })

  it('costs no less than the glass that has this thickness', () => {
    const dear = aGlassType({ id: 31, thicknessMm: 12.7, basePricePerSqFt: 60 })
    const from = { ...tables, glassTypes: [aGlassType({ id: ids.glass.shower }), dear] }
    expect(refusalOf({ ...shower, thicknessMm: 12.7 }, from)).toEqual({
      field: 'glassTypeId',
      code: 'thickness_has_its_glass',
    })
    expect(refusalOf({ ...shower, glassTypeId: dear.id, thicknessMm: 12.7 }, from)).toBeNull()
  })
})

describe('a replacement', () => {
  it.each([ids.glass.shower, ids.glass.general, mirror.id])(
    'is of flat or insulated glass, not of %s',
    (glassTypeId) => {
      expect(refusalOf({ ...replacement, glassTypeId })).toEqual(otherWork)
    },
  )

  it('takes the row of its thickness, or the standard one where there is none', () => {
    expect(refusalOf({ ...replacement, thicknessMm: 3.175 }, tables)).toBeNull()
    expect(refusalOf({ ...replacement, glassTypeId: eighth.id, thicknessMm: 3.175 })).toBeNull()
    expect(refusalOf({ ...replacement, glassTypeId: eighth.id })).toEqual({
      field: 'glassTypeId',
      code: 'thickness_has_its_glass',
    })
    const alone = { ...tables, glassTypes: [eighth] }
    expect(refusalOf({ ...replacement, glassTypeId: eighth.id }, alone)).toEqual({
      field: 'glassTypeId',
      code: 'no_glass_so_thick',
    })
  })

  it('comes in the thicknesses of its list', () => {
    const unit = { ...replacement, glassTypeId: ids.glass.insulatedStandard }
    expect(refusalOf({ ...unit, thicknessMm: 12.7 })).toBeNull()
    for (const thicknessMm of [1, 6.35, 100]) {
      expect(refusalOf({ ...unit, thicknessMm })).toEqual(notMade)
    }
    expect(refusalOf({ ...replacement, thicknessMm: 100 })).toEqual(notMade)
  })
})

describe('what the general form asks for', () => {
  it('is mirror or tabletop glass where it is a mirror or a tabletop', () => {
    const mirrors = { ...generalRequest, serviceType: 'mirrors_tabletops_quote' }
    expect(refusalOf(mirrors)).toEqual(otherWork)
    expect(refusalOf({ ...mirrors, glassTypeId: mirror.id })).toBeNull()
  })

  it('is no insulated unit thinner than two panes and their space', () => {
    const unit = { ...generalRequest, glassTypeId: ids.glass.insulatedStandard }
    expect(refusalOf({ ...unit, thicknessMm: 1 })).toEqual({
      field: 'thicknessMm',
      code: 'unit_too_thin',
    })
    expect(refusalOf({ ...unit, thicknessMm: 12.69 })?.code).toBe('unit_too_thin')
    expect(refusalOf({ ...unit, thicknessMm: 12.7 })).toBeNull()
    const slim = aGlassType({ id: 32, category: 'insulated', thicknessMm: 9.525 })
    expect(
      refusalOf({ ...unit, glassTypeId: slim.id, thicknessMm: 9.525 }, withGlass(slim)),
    ).toBeNull()
  })

  it('has a price in the table', () => {
    expect(refusalOf({ ...generalRequest, glassTypeId: free.id })).toEqual({
      field: 'glassTypeId',
      code: 'no_base_price',
    })
  })
})
