import { describe, expect, it } from 'vitest'
import {
  generalRequest,
  ids,
  showerRequest,
  tables,
  texas,
} from '../../../tests/fixtures/pricing-tables'
import { priceQuote } from './price-quote'

function problemsOf(request: unknown) {
  const outcome = priceQuote(request, tables)
  return outcome.ok ? [] : outcome.problems
}

const first = (request: unknown) => problemsOf(request)[0]
const panel = (over: object) => ({
  ...showerRequest,
  panels: [{ widthIn: 36, heightIn: 76, ...over }],
})
const hardware = (...lines: unknown[]) => ({ ...showerRequest, hardware: lines })
const handle = { id: ids.hardware.handle, quantity: 1 }

describe('dimensions', () => {
  it.each([
    0,
    -1,
    600.01,
    1e308,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    '36',
    null,
    undefined,
    [],
    {},
  ])('of a panel cannot be %s', (value) => {
    for (const field of ['widthIn', 'heightIn']) {
      expect(first(panel({ [field]: value }))).toMatchObject({
        field: `panels.0.${field}`,
        code: 'invalid_panel',
        message: expect.stringMatching(/^Invalid dimensions for Panel 1/),
      })
    }
  })

  it.each([0, 0.09, -1, 50.1, 1e308, Number.NaN, Number.NEGATIVE_INFINITY, '8'])(
    'in feet cannot be %s',
    (widthFt) => {
      expect(first({ ...generalRequest, widthFt })).toMatchObject({
        field: 'widthFt',
        code: 'invalid_dimensions',
        message: expect.stringMatching(/^Invalid dimensions/),
      })
    },
  )

  it('name the panel that is wrong', () => {
    const panels = [
      { widthIn: 36, heightIn: 76 },
      { widthIn: 36, heightIn: 0.5 },
    ]
    expect(problemsOf({ ...showerRequest, panels })).toEqual([
      {
        field: 'panels.1.heightIn',
        code: 'invalid_panel',
        message: 'Invalid dimensions for Panel 2: width and height must be 1 to 600 inches.',
      },
    ])
  })

  it('start at one inch for showers and at a tenth elsewhere', () => {
    const window = { ...generalRequest, widthFt: undefined, heightFt: undefined }
    expect(first(panel({ widthIn: 0.99 }))).toBeDefined()
    expect(first(panel({ widthIn: 1 }))).toBeUndefined()
    expect(first({ ...window, panels: [{ widthIn: 0.1, heightIn: 0.1 }] })).toBeUndefined()
    expect(first({ ...window, panels: [{ widthIn: 0.09, heightIn: 0.1 }] })).toBeDefined()
    expect(first({ ...generalRequest, widthFt: 0.1, heightFt: 50 })).toBeUndefined()
    expect(first(panel({ widthIn: 600, heightIn: 600 }))).toBeUndefined()
  })

  it('come as one to three panels or as feet, not as both or neither', () => {
    const { panels = [], ...without } = showerRequest
    const four = [...panels, ...panels, ...panels, ...panels]
    expect(first(without)?.code).toBe('dimensions_missing')
    expect(first({ ...without, panels: null })?.code).toBe('dimensions_missing')
    expect(first({ ...without, panels: [] })?.code).toBe('no_panels')
    expect(first({ ...without, panels: four })?.code).toBe('too_many_panels')
    expect(first({ ...without, panels: Array.from({ length: 10_000 }, () => null) })?.code).toBe(
      'too_many_panels',
    )
    expect(first({ ...without, panels: 'three' })?.field).toBe('panels')
    expect(first({ ...showerRequest, widthFt: 3, heightFt: 6 })?.code).toBe(
      'two_kinds_of_dimensions',
    )
    expect(first({ ...showerRequest, heightFt: 6 })?.code).toBe('two_kinds_of_dimensions')
    expect(first({ ...generalRequest, heightFt: null })).toMatchObject({
      field: 'heightFt',
      code: 'dimensions_missing',
      message: expect.stringMatching(/^Dimension data missing/),
    })
    expect(first({ ...showerRequest, widthFt: null, heightFt: null })).toBeUndefined()
    expect(first(panel({ role: 'window' }))?.code).toBe('invalid_role')
  })
})

describe('thickness', () => {
  it.each([0, 0.99, 100.01, -3, Number.NaN, '10', null, undefined])(
    'cannot be %s',
    (thicknessMm) => {
      expect(first({ ...generalRequest, thicknessMm })).toMatchObject({
        field: 'thicknessMm',
        message: expect.stringMatching(/^Invalid thickness/),
      })
    },
  )

  it('may be anything from 1 to 100 mm', () => {
    expect(first({ ...generalRequest, thicknessMm: 1 })).toBeUndefined()
    expect(first({ ...generalRequest, thicknessMm: 100 })).toBeUndefined()
  })
})

describe('hardware', () => {
  it.each([0, -1, 1.5, 1000, 1e308, Number.NaN, '2', null, undefined])(
    'cannot come in a quantity of %s',
    (quantity) => {
      expect(first(hardware({ id: ids.hardware.handle, quantity }))).toMatchObject({
        field: 'hardware.0.quantity',
        code: 'invalid_quantity',
      })
    },
  )

  it('is listed once, exists, and is an item with a quantity', () => {
    expect(first(hardware(handle, handle))).toMatchObject({
      field: 'hardware.1.id',
      code: 'duplicate_hardware',
    })
    expect(first(hardware({ ...handle, id: 99 }))).toMatchObject({
      field: 'hardware.0.id',
      code: 'unknown_hardware',
    })
    expect(first(hardware(7))).toMatchObject({ field: 'hardware.0', code: 'invalid_hardware' })
    expect(first({ ...showerRequest, hardware: 'many' })?.field).toBe('hardware')
    expect(first(hardware(...Array.from({ length: 201 }, () => handle)))?.code).toBe(
      'too_much_hardware',
    )
    expect(first(hardware({ ...handle, quantity: 999 }))).toBeUndefined()
    expect(first({ ...showerRequest, hardware: undefined })).toBeUndefined()
  })
})

describe('choices', () => {
  it.each([
    ['regionId', 'unknown_region'],
    ['glassTypeId', 'unknown_glass_type'],
    ['finishId', 'unknown_finish'],
    ['complexityFactorId', 'unknown_complexity'],
    ['locationFactorId', 'unknown_location'],
  ])('of %s must name a row that is offered', (field, code) => {
    for (const value of [99, 0, -1, 1.5, '1', 1e308, {}, []]) {
      expect(first({ ...generalRequest, [field]: value })).toMatchObject({
        field,
        code,
        message: expect.stringMatching(/^Core pricing data missing/),
      })
    }
  })

  it('include a complexity unless the installation is in the glass price', () => {
    expect(first({ ...generalRequest, complexityFactorId: null })).toMatchObject({
      field: 'complexityFactorId',
      code: 'complexity_missing',
    })
    expect(first({ ...generalRequest, complexityFactorId: undefined })).toBeDefined()
    expect(first({ ...showerRequest, complexityFactorId: undefined })).toBeUndefined()
    const tinted = { ...showerRequest, glassTypeId: ids.glass.showerHalf, thicknessMm: 12.7 }
    expect(first(tinted)?.code).toBe('complexity_missing')
    expect(first({ ...showerRequest, complexityFactorId: 99 })?.code).toBe('unknown_complexity')
  })

  it('of a factor must be of its kind and of this region or of none', () => {
    const { large, highRise, irish } = ids.factor
    const codeOf = (over: object) => first({ ...generalRequest, ...over })
    expect(codeOf({ complexityFactorId: highRise })?.code).toBe('wrong_kind')
    expect(codeOf({ locationFactorId: large })).toMatchObject({
      field: 'locationFactorId',
      code: 'wrong_kind',
    })
    expect(codeOf({ complexityFactorId: irish })?.code).toBe('other_region')
    expect(codeOf({ complexityFactorId: irish, regionId: 2 })).toBeUndefined()
  })

  it('of a glass type without a base thickness have no price', () => {
    expect(first({ ...generalRequest, glassTypeId: ids.glass.noThickness })).toMatchObject({
      field: 'glassTypeId',
      code: 'no_base_thickness',
    })
  })

  it.each(['custom_job', 'car_wash', '', '__proto__', 'constructor', null, 7, undefined])(
    'of the service %s have no price',
    (serviceType) => {
      expect(first({ ...generalRequest, serviceType })).toMatchObject({
        field: 'serviceType',
        code: 'unknown_service',
      })
    },
  )

  it('of a commercial product have a price unless it is not sold by area', () => {
    const commercial = { ...generalRequest, serviceType: 'commercial_inquiry' }
    expect(first(commercial)).toBeUndefined()
    expect(first({ ...commercial, product: 'storefronts' })).toBeUndefined()
    expect(first({ ...commercial, product: '<script>' })).toBeUndefined()
    expect(first({ ...commercial, product: 7 })).toBeUndefined()
    expect(first({ ...commercial, product: 'smart_glass' })).toMatchObject({ field: 'product' })
    expect(first({ ...commercial, product: 'hardware_installation' })?.code).toBe(
      'unpriced_product',
    )
    expect(first({ ...generalRequest, product: 'smart_glass' })).toBeUndefined()
  })
})

describe('a request', () => {
  it.each([null, undefined, 7, 'quote', true, [], [generalRequest]])('cannot be %j', (request) => {
    expect(first(request)).toMatchObject({ message: expect.any(String) })
  })

  it('may carry keys that nobody asked for', () => {
    const extra = { ...generalRequest, totalCost: 1, glassPrice: 0, __proto__: { regionId: 2 } }
    expect(priceQuote(extra, tables)).toEqual(priceQuote(generalRequest, tables))
  })

  it('is refused for everything that is wrong with it at once', () => {
    const fields = problemsOf({ ...generalRequest, regionId: 99, finishId: 99 }).map((p) => p.field)
    expect(fields).toEqual(['regionId', 'finishId'])
    expect(problemsOf({}).length).toBeGreaterThan(4)
  })

  it('names at most twenty problems', () => {
    const lines = Array.from({ length: 150 }, () => ({ id: 'x', quantity: 'x' }))
    expect(problemsOf(hardware(...lines))).toHaveLength(20)
  })

  it('names the region first where a region is unknown', () => {
    expect(first({ ...generalRequest, regionId: texas.id + 100 })?.field).toBe('regionId')
  })
})
