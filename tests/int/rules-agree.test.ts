import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { locales } from '@/config/locales'
import type { Locale } from '@/config/locales'
import { priceOfCure, priceWithinRules } from '@/domain/glass-rules/price-within-rules'
import { ruleNames } from '@/domain/glass-rules/rule-names'
import { sayVerdict } from '@/domain/glass-rules/say-verdict'
import { limits } from '@/domain/pricing/limits'
import { pricingTablesShape } from '@/domain/pricing/tables-shape'
import { knownThicknesses } from '@/domain/pricing/thickness'
import { showerLayouts } from '@/domain/pricing/types'
import type { PricingTables } from '@/domain/pricing/types'
import { commercialProducts } from '@/domain/services-catalogue/commercial-products'
import { pricedServices, serviceRow } from '@/domain/services-catalogue/services'
import { loadPricing } from '@/sample-data/load-pricing'
import { withTransaction } from '@/services/database/transaction'
import { glassTypeData } from '../fixtures/rows'
import { testPayload } from '../setup/database'

const requests = 2000
const served = {} as Record<Locale, PricingTables>

beforeAll(async () => {
  await withTransaction(await testPayload(), async (req) => {
    req.context = { disableRevalidate: true }
    await loadPricing(req)
    const asOffice = { depth: 0, locale: 'en', req, overrideAccess: true } as const // as the office
    await req.payload.updateGlobal({
      slug: 'pricing-settings',
      data: { minimumBilledSqFt: 3 },
      ...asOffice,
    })
    await req.payload.create({
      collection: 'glass-types',
      data: { ...glassTypeData(), category: 'mirror', safety: 'tempered' },
      ...asOffice,
    })
  })
  const { GET } = await import('@/app/api/quotes/tables/route')
  for (const locale of locales) {
    const url = `http://localhost:3100/api/quotes/tables?locale=${locale}`
    served[locale] = pricingTablesShape.parse(await (await GET(new Request(url))).json())
  }
})

/** What is said of one request, the same from either side; a price only where there is one. */
type Said = { status: number; price: object | null; verdicts: object[]; refused: string[] }

/** By the module and the tables that a screen has. */
function onScreen(input: object, locale: Locale): Said {
  const tables = served[locale]
  const priced = priceWithinRules(input, tables)
  if (!priced.ok && priced.kind === 'refused') {
    const refused = priced.problems.map(({ field }) => field)
    return { status: 422, price: null, verdicts: [], refused }
  }
  const { request, verdicts } = priced
  return {
    status: priced.ok ? 200 : 422,
    price: priced.ok ? figuresOf(priced.quote) : null,
    verdicts: verdicts.map((verdict) => ({
      rule: verdict.rule,
      level: verdict.level,
      field: verdict.field,
      figures: verdict.figures,
      ...sayVerdict(verdict, tables),
      fix: verdict.cure && {
        kind: verdict.cure.kind,
        change: verdict.cure.change,
        price: priceOfCure(request, verdict.cure, tables),
      },
    })),
    refused: verdicts.filter(({ level }) => level === 'block').map(({ field }) => field),
  }
}

type Priced = { itemizedHardware: { id: number; quantity: number; totalCost: number }[] }

/** Names are in the language of the screen, and on a quote in the office's. */
function figuresOf({ itemizedHardware, ...quote }: Priced): object {
  const { taxType: _, ...figures } = quote as Record<string, unknown>
  const lines = itemizedHardware.map(({ id, quantity, totalCost }) => [id, quantity, totalCost])
  return { ...figures, lines }
}

type Answered = Priced & {
  totalCost?: number
  errors?: { field: string }[]
  verdicts?: { fix: { label: string } | null; reasons: object }[]
}

async function fromServer(input: object, locale: Locale): Promise<Said> {
  const { POST } = await import('@/app/api/quotes/calculate/route')
  const answer = await POST(
    new Request('http://localhost:3100/api/quotes/calculate', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...input, locale }),
    }),
  )
  const { errors = [], verdicts = [], ...quote } = (await answer.json()) as Answered
  const words = verdicts.map(({ reasons: _, fix, ...verdict }) => {
    if (!fix) return { ...verdict, fix }
    const { label: __, ...change } = fix
    return { ...verdict, fix: change }
  })
  return {
    status: answer.status,
    price: quote.totalCost === undefined ? null : figuresOf(quote),
    verdicts: words,
    refused: errors.map(({ field }) => field),
  }
}

function besideOf(borders: number[]): fc.Arbitrary<number> {
  return fc
    .tuple(fc.constantFrom(...borders), fc.constantFrom(-1, 0, 1))
    .map(([border, by]) => border + by / 16)
}

/** A door at the limits of its width: among sizes of any kind it would hardly come up. */
function doorOf({ glassRules }: PricingTables): fc.Arbitrary<object> {
  const borders = glassRules
    .filter(({ rule }) => rule.startsWith('door-w'))
    .flatMap(({ figures }) => figures.map(({ value }) => value))
  return fc.record({
    widthIn: besideOf(borders),
    heightIn: fc.integer({ min: 60, max: 84 }),
    role: fc.constant('door'),
  })
}

/** At, just below and just above each limit in inches that the shop keeps; whatever is built; and absurd. */
function sideOf({ glassRules, hardware }: PricingTables): fc.Arbitrary<number> {
  const borders = [
    ...glassRules.flatMap(({ figures }) =>
      figures.filter(({ key }) => key.endsWith('In')).map(({ value }) => value),
    ),
    ...hardware.flatMap(({ carries }) => (carries ? [carries.mostIn] : [])),
    limits.sideIn.least,
    limits.showerPanelSideIn.least,
    limits.sideIn.most,
  ]
  const near = besideOf(borders)
  const built = fc.integer({ min: 20 * 16, max: 96 * 16 }).map((count) => count / 16)
  const absurd = fc.constantFrom(-3, 0, 1e-9, 0.05, 601, 7777, 1e300)
  return fc.oneof(
    { weight: 30, arbitrary: built },
    { weight: 30, arbitrary: near },
    { weight: 1, arbitrary: absurd },
  )
}

/** More often what can be priced than not. */
function often<Value>(likely: fc.Arbitrary<Value>, rare: fc.Arbitrary<Value>, weight = 12) {
  return fc.oneof({ weight, arbitrary: likely }, { weight: 1, arbitrary: rare })
}

function anyOf(rows: readonly { id: number }[]): fc.Arbitrary<number> {
  return fc.constantFrom(...rows.map(({ id }) => id))
}

const nowhere = fc.constant(999_999)
const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) =>
  fc.option(arbitrary, { nil: undefined, freq: 2 })

/** Any service with any glass, in its own thickness or another, with any hinges and answers. */
function anything(tables: PricingTables): fc.Arbitrary<object> {
  const side = sideOf(tables)
  const { glassTypes, finishes, hardware, factors, regions } = tables
  const complexity = factors.filter(({ factorType }) => factorType === 'complexity')
  const location = factors.filter(({ factorType }) => factorType === 'location')
  const hinges = hardware.filter(({ part }) => part !== null)
  const anyPanel = fc.record({
    widthIn: side,
    heightIn: side,
    role: maybe(fc.constantFrom('fixed', 'door')),
    swing: maybe(fc.constant('in')),
    hinge: maybe(fc.constantFrom('left', 'right')),
  })
  const panel = often<object>(anyPanel, doorOf(tables), 5)
  const line = fc.record({
    id: often(fc.oneof(anyOf(hinges), anyOf(hardware)), nowhere, 80),
    quantity: often(fc.integer({ min: 1, max: 3 }), fc.constantFrom(0, 1.5, 1000), 80),
  })
  const panels = fc.record({ panels: fc.array(panel, { minLength: 1, maxLength: 3 }) })
  const feet = fc.tuple(side, side).map(([width, height]) => ({
    widthFt: Number((width / 12).toFixed(6)),
    heightFt: Number((height / 12).toFixed(6)),
  }))
  const answer = maybe(fc.boolean())
  const placed = maybe(fc.constantFrom(true, false, 'unknown'))
  return fc
    .tuple(fc.constantFrom(...pricedServices), often(fc.constant(true), fc.constant(false), 8))
    .chain(([serviceType, isUsual]) => {
      const { flow, onlyGlass } = serviceRow(serviceType)
      const sold = glassTypes.filter(({ category }) =>
        flow === 'shower' ? category === 'shower' : (onlyGlass?.includes(category) ?? true),
      )
      return fc.constantFrom(...(isUsual ? sold : glassTypes)).chain((glass) =>
        fc
          .record({
            serviceType: often(fc.constant<string>(serviceType), fc.constant('carpentry'), 99),
            product: often(fc.constant(undefined), fc.constantFrom(...commercialProducts), 4),
            regionId: often(anyOf(regions), nowhere, 99),
            glassTypeId: often(fc.constant(glass.id), nowhere, 99),
            finishId: often(anyOf(finishes), nowhere, 99),
            thicknessMm: often(
              fc.constant(glass.thicknessMm),
              fc.oneof(fc.constantFrom(...knownThicknesses.map(({ mm }) => mm)), fc.double()),
              8,
            ),
            hardware: fc.uniqueArray(line, { selector: ({ id }) => id, maxLength: 3 }),
            safety: maybe(fc.record({ door: placed, wet: placed, low: placed, stairs: placed })),
            site: maybe(fc.record({ outOfPlumb: answer, tileUnfinished: answer })),
            layout: maybe(fc.constantFrom(...showerLayouts)),
            complexityFactorId: often(anyOf(complexity), fc.constant<number | null>(null), 20),
            locationFactorId: fc.option(anyOf(location)),
            size: flow === 'general' ? often<object>(feet, panels, 9) : often<object>(panels, feet),
          })
          .map(({ size, ...rest }) => ({ ...rest, ...size })),
      )
    })
}

it('screen and server agree on 2,000 random requests, verdict by verdict', async () => {
  // a run of its own each time: when it fails, its seed and the request are printed
  const seen = { priced: 0, blocked: 0, refused: 0, waits: 0, rules: new Set<string>() }
  await fc.assert(
    fc.asyncProperty(anything(served.en), fc.constantFrom(...locales), async (request, locale) => {
      // what a screen sends is JSON
      const input = JSON.parse(JSON.stringify(request)) as object
      const here = onScreen(input, locale)
      expect(await fromServer(input, locale)).toEqual(JSON.parse(JSON.stringify(here)))
      const verdicts = here.verdicts as { rule: string; level: string }[]
      for (const { rule } of verdicts) seen.rules.add(rule)
      if (here.price) seen.priced += 1
      else if (verdicts.length > 0) seen.blocked += 1
      else seen.refused += 1
      if (here.price && verdicts.some(({ level }) => level === 'approval')) seen.waits += 1
    }),
    { numRuns: requests },
  )
  // that they agreed says something only where all that can be said was said
  for (const count of [seen.priced, seen.blocked, seen.refused]) {
    expect(count).toBeGreaterThan(requests / 20)
  }
  expect(seen.waits).toBeGreaterThan(0)
  const never = ruleNames.filter((rule) => !seen.rules.has(rule))
  expect(never.length, `never spoke: ${never.join(', ')}`).toBeLessThanOrEqual(2)
})
