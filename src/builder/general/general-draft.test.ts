import { describe, expect, it } from 'vitest'
import type { GlassType, InstallationFactor, PricingTables } from '@/domain/pricing/types'
import {
  chooseGlass,
  chooseRegion,
  emptyGeneral,
  handGeneralSizes,
  glassTypesFor,
  noUsualGlass,
  withDefaults,
} from './general-draft'
import {
  generalAreaSqFt,
  generalRequest,
  missingFields,
  waitsForSizeAlone,
} from './general-request'
import { chooseThickness, readThickness, typeThickness } from './general-thickness'
import { firstGlass } from '@/domain/services-catalogue/usual-glass'
import { usualSettings } from '../../../tests/fixtures/pricing-tables'

function glass(id: number, category: GlassType['category']): GlassType {
  return {
    id,
    name: `Glass ${id}`,
    category,
    thicknessMm: 6,
    basePricePerSqFt: 28,
    defaultFinishId: null,
    safety: null,
    isStandard: false,
    includesShowerInstallation: false,
  }
}

function factor(id: number, name: string, regionId: number | null): InstallationFactor {
  return {
    id,
    name,
    factorType: 'complexity',
    regionId,
    modifier: { type: 'fixed_amount', value: 120 },
    sqFtMultiplierThreshold: null,
    sqFtMultiplierValue: null,
    largeFormatMultiplier: null,
    highAltitudeMultiplier: null,
  }
}

const tables: PricingTables = {
  regions: [
    { id: 1, name: 'Texas', currencyCode: 'USD', currencySymbol: '$', usesVat: false },
    { id: 2, name: 'Mexico', currencyCode: 'MXN', currencySymbol: '$', usesVat: true },
  ],
  glassTypes: [glass(11, 'specialty'), glass(12, 'mirror'), glass(13, 'tabletop')],
  finishes: [
    { id: 21, key: 'standard_clear', name: 'Clear', modifier: { type: 'percentage', value: 0 } },
  ],
  hardware: [],
  factors: [factor(31, 'Difficult', null), factor(32, 'Standard', 1), factor(33, 'Básico', 2)],
  glassRules: [],
  taxRules: [],
  settings: usualSettings,
}

const started = withDefaults(emptyGeneral(), tables, noUsualGlass)
const filled = { ...chooseGlass(started, '11', tables), width: '8', height: "7' 6" }
const service = { serviceType: 'new_window_installation', product: null }

describe('the general form', () => {
  it('starts with the first region, its standard factor and the standard finish', () => {
    expect(started).toMatchObject({ regionId: '1', complexityFactorId: '32', finishId: '21' })
  })

  it('starts with the glass that the work is usually made of, where there is one', () => {
    expect(started.glassTypeId).toBe('')
    const usual = { ...glass(16, 'mirror'), isStandard: true }
    const sold = { ...tables, glassTypes: [...tables.glassTypes, usual] }
    const begun = withDefaults(emptyGeneral(), sold, {
      categories: ['insulated', 'mirror', 'tabletop'],
    })
    expect(begun).toMatchObject({ glassTypeId: '16', thicknessMm: '6', finishId: '21' })
    const other = chooseGlass(begun, '13', sold)
    expect(withDefaults(other, sold, { categories: ['mirror'] }).glassTypeId).toBe('13')
  })

  it('starts a commercial door with tempered glass', () => {
    const tempered = { ...glass(17, 'flat'), safety: 'tempered' } as const
    const sold = { ...tables, glassTypes: [glass(18, 'flat'), tempered] }
    const doors = firstGlass('commercial_inquiry', 'commercial_doors')
    expect(withDefaults(emptyGeneral(), sold, doors).glassTypeId).toBe('17')
  })

  it('keeps its finish in another thickness', () => {
    const thin = { ...glass(17, 'specialty'), thicknessMm: 4.7625 }
    expect(chooseThickness({ ...filled, finishId: '22' }, thin)).toMatchObject({
      glassTypeId: '17',
      thicknessMm: '4.7625',
      finishId: '22',
    })
  })

  it('prices a thickness that is not sold by one row, whatever was chosen before', () => {
    const sold = [6.35, 12.7, 25.4].map((thicknessMm, index) => ({
      ...glass(41 + index, 'specialty'),
      thicknessMm,
    }))
    const typed = (before: string, mm: number | null) => {
      const { glassTypeId, thicknessMm } = typeThickness(
        { ...filled, glassTypeId: before },
        sold,
        mm,
      )
      return [glassTypeId, thicknessMm]
    }
    for (const before of ['41', '42', '43']) {
      expect(typed(before, 22.225)).toEqual(['43', '22.225'])
      expect(typed(before, 28.575)).toEqual(['43', '28.575'])
      expect(typed(before, 3.175)).toEqual(['41', '3.175'])
      expect(typed(before, 12.7)).toEqual(['42', '12.7'])
      expect(typed(before, null)).toEqual([before, ''])
    }
  })

  it('takes the thickness and finish of the glass that is chosen', () => {
    expect(filled).toMatchObject({ thicknessMm: '6', finishId: '21' })
  })

  it('asks for the factors anew in another region', () => {
    expect(chooseRegion(filled, '2', tables).complexityFactorId).toBe('31')
  })

  it('offers mirrors only mirror and tabletop glass', () => {
    const ids = glassTypesFor(tables, ['mirror', 'tabletop']).map((row) => row.id)
    expect(ids).toEqual([12, 13])
    expect(glassTypesFor(tables, null)).toHaveLength(3)
    const [chosen] = tables.glassTypes.filter(({ id }) => !ids.includes(id))
    const withChosen = glassTypesFor(tables, ['mirror', 'tabletop'], chosen).map(({ id }) => id)
    expect(withChosen).toEqual([chosen?.id, ...ids])
  })

  it('takes the sizes of a link over those it kept, written in feet', () => {
    const handed = (width: string | null, height: string | null) => {
      const draft = handGeneralSizes(filled, { width, height })
      return [draft.width, draft.height]
    }
    expect(handed('72"', '42 in')).toEqual(['6', '3.5'])
    expect(handed('36 5/8"', null)).toEqual([`3' 0 5/8"`, "7' 6"])
    expect(handed('9', '8.25')).toEqual(['9', '8.25'])
    expect(handed('36,5"', 'wide')).toEqual(['36,5"', 'wide'])
    expect(handGeneralSizes(filled, { width: null, height: null })).toBe(filled)
  })

  it('names what is missing in the order of the form', () => {
    expect(missingFields(emptyGeneral(), tables)).toEqual([
      'width',
      'height',
      'glassTypeId',
      'finishId',
      'thicknessMm',
      'complexityFactorId',
      'regionId',
    ])
    expect(missingFields(filled, tables)).toEqual([])
  })

  it('waits for its size alone once everything else can be read', () => {
    const unsized = { ...filled, height: '' }
    expect(waitsForSizeAlone(unsized, tables)).toBe(true)
    expect(waitsForSizeAlone({ ...unsized, thicknessMm: '' }, tables)).toBe(false)
    expect(waitsForSizeAlone({ ...filled, thicknessMm: '177.8' }, tables)).toBe(false)
    expect(waitsForSizeAlone(emptyGeneral(), tables)).toBe(false)
  })

  it('turns into the inputs of a price, in feet', () => {
    expect(generalRequest(filled, service, tables)).toMatchObject({
      serviceType: 'new_window_installation',
      glassTypeId: 11,
      thicknessMm: 6,
      widthFt: 8,
      heightFt: 7.5,
      locationFactorId: null,
    })
  })

  it('leaves out what was taken off the list since', () => {
    const kept = { ...filled, hardware: [{ id: 99, quantity: 1 }] }
    expect(generalRequest(kept, service, tables)?.hardware).toEqual([])
  })

  it('keeps the product of a commercial link', () => {
    const commercial = { serviceType: 'commercial_inquiry', product: 'storefronts' }
    expect(generalRequest(filled, commercial, tables)?.product).toBe('storefronts')
    expect(generalRequest(filled, service, tables)).not.toHaveProperty('product')
  })

  it('prices nothing while a size cannot be read', () => {
    expect(generalRequest({ ...filled, width: 'wide' }, service, tables)).toBeNull()
  })

  it('knows the area of sizes that can be read, at least what is billed, where nothing else is chosen', () => {
    const shop = { settings: { ...usualSettings, minimumBilledSqFt: 3 } }
    const areaOf = (width: string, height: string) =>
      generalAreaSqFt({ ...emptyGeneral(), width, height }, shop)
    expect(areaOf('20', '10')).toBe(200)
    expect(areaOf('18"', '1')).toBe(3)
    expect(areaOf('20', 'wide')).toBeNull()
    expect(generalAreaSqFt(filled, null)).toBeNull()
  })

  it('asks for a thickness that the chosen glass is made in', () => {
    const unit = { ...glass(14, 'insulated'), thicknessMm: 25.4 }
    const withUnit = { ...tables, glassTypes: [unit] }
    const thin = { ...chooseGlass(filled, '14', withUnit), thicknessMm: '6' }
    expect(missingFields(thin, withUnit)).toEqual(['thicknessMm'])
    expect(missingFields({ ...thin, thicknessMm: '12.7' }, withUnit)).toEqual([])
  })

  it('offers no glass without a price', () => {
    const free = { ...glass(15, 'specialty'), basePricePerSqFt: 0 }
    expect(glassTypesFor({ ...tables, glassTypes: [free] }, null)).toEqual([])
  })

  it('takes no thickness that it cannot read for one', () => {
    expect(readThickness('9.525')).toBe(9.525)
    expect(readThickness('10 mm')).toBe(10)
    for (const text of ['', '0', '101', '-6', '1e1', 'thick', '1/4']) {
      expect(readThickness(text)).toBeNull()
    }
  })
})
