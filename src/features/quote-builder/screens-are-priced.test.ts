import fc from 'fast-check'
import { expect, it } from 'vitest'
import { commercialProducts } from '@/domain/services-catalogue/commercial-products'
import { openingOf } from '@/domain/services-catalogue/openings'
import { servicesOf } from '@/domain/services-catalogue/services'
import { priceQuote } from '@/domain/pricing/price-quote'
import {
  flatThicknesses,
  insulatedThicknesses,
  showerThicknesses,
} from '@/domain/pricing/thickness'
import type { GlassType, PricingTables, QuoteRequest } from '@/domain/pricing/types'
import { aGlassType, tables as usual } from '../../../tests/fixtures/pricing-tables'
import {
  chooseGlass,
  emptyGeneral,
  glassTypesFor,
  noUsualGlass,
  withDefaults,
} from '@/builder/general/general-draft'
import { generalRequest } from '@/builder/general/general-request'
import { emptyReplacement, thicknessesOf } from '@/builder/replacement/replacement-draft'
import { replacementRequest } from '@/builder/replacement/replacement-request'
import { emptyShower } from '@/builder/shower/shower-draft'
import { showerRequest } from '@/builder/shower/shower-request'

const stocked = [...flatThicknesses, ...insulatedThicknesses, ...showerThicknesses]

/** A shop as the office may keep it: rows twice, rows that are missing, rows without their figures. */
const shop: fc.Arbitrary<PricingTables> = fc
  .array(
    fc.record({
      category: fc.constantFrom(
        'insulated',
        'flat',
        'shower',
        'mirror',
        'tabletop',
        'specialty',
      ) as fc.Arbitrary<GlassType['category']>,
      thicknessMm: fc.constantFrom(0, 6, 9.5, ...stocked.map(({ mm }) => mm)),
      basePricePerSqFt: fc.constantFrom(0, 8.5, 12, 45, 52.5),
      isStandard: fc.boolean(),
      includesShowerInstallation: fc.boolean(),
    }),
    { maxLength: 14 },
  )
  .map((rows) => ({
    ...usual,
    glassTypes: rows.map((row, index) => aGlassType({ id: index + 1, ...row })),
  }))

const size = { width: '36 5/8', height: '76' }

const shower = fc
  .record({
    tables: shop,
    service: fc.constantFrom(...servicesOf('shower')),
    thicknessMm: fc.constantFrom(...showerThicknesses.map(({ mm }) => mm)),
    finishKey: fc.constantFrom('standard_clear', 'low_iron', 'acid_etch'),
  })
  .map(({ tables, service, ...choice }) => {
    const built = showerRequest({ ...emptyShower(size), ...choice }, tables, service)
    return { tables, request: built.ok ? built.request : null }
  })

const replacement = fc
  .record({
    tables: shop,
    service: fc.constantFrom(...servicesOf('replacement')),
    category: fc.constantFrom('insulated', 'flat'),
    nth: fc.nat(),
  })
  .map(({ tables, service, category, nth }) => {
    const options = thicknessesOf(category)
    const thickness = options[nth % options.length]?.mm ?? null
    const draft = { ...emptyReplacement(size), category, thickness }
    const built = replacementRequest(draft, tables, service)
    return { tables, request: built.ok ? built.request : null }
  })

const general = fc
  .record({
    tables: shop,
    serviceType: fc.constantFrom(...servicesOf('general')),
    product: fc.constantFrom(null, ...commercialProducts),
    nth: fc.nat(),
    thicknessMm: fc.option(fc.constantFrom('1', '2.5', '6', '12.7', '25.4', '100')),
    finishId: fc.constantFrom('1', '2', '3'),
  })
  .map(({ tables, serviceType, product, nth, thicknessMm, finishId }) => {
    const opening = openingOf(serviceType, product)
    if (opening.flow !== 'general') return { tables, request: null }
    const offered = glassTypesFor(tables, opening.glassCategories)
    const glass = offered[nth % Math.max(1, offered.length)]
    const started = withDefaults({ ...emptyGeneral(), ...size }, tables, noUsualGlass)
    const chosen = chooseGlass(started, String(glass?.id ?? ''), tables)
    const draft = { ...chosen, finishId, ...(thicknessMm === null ? {} : { thicknessMm }) }
    const service = { serviceType, product: opening.product }
    return {
      tables,
      request: generalRequest({ ...draft, width: '8', height: '4' }, service, tables),
    }
  })

it('refuses nothing that a screen of the builder can send', () => {
  const asked: Record<string, number> = {}
  const everyRow = { shower, replacement, general }
  for (const [screen, drafts] of Object.entries(everyRow)) {
    fc.assert(
      fc.property(drafts, ({ tables, request }) => {
        if (request === null) return
        asked[screen] = (asked[screen] ?? 0) + 1
        expect(problemsOf(request, tables)).toEqual([])
      }),
      { numRuns: 1500 },
    )
  }
  for (const screen of Object.keys(everyRow)) expect(asked[screen]).toBeGreaterThan(100)
})

function problemsOf(request: QuoteRequest, tables: PricingTables) {
  const outcome = priceQuote(request, tables)
  return outcome.ok ? [] : outcome.problems
}
