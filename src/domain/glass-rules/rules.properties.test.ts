import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aPane, aShower, glass, half, parts, shop } from '../../../tests/fixtures/glass-work'
import type { QuoteRequest } from '@/domain/pricing/types'
import { advise, cured } from './advise'
import { priceWithinRules } from './price-within-rules'

const sixteenths = (least: number, most: number) =>
  fc.integer({ min: least * 16, max: most * 16 }).map((count) => count / 16)

const panel = fc.record(
  {
    widthIn: sixteenths(1, 60),
    heightIn: sixteenths(6, 130),
    role: fc.constantFrom('fixed' as const, 'door' as const),
    swing: fc.constant('in' as const),
  },
  { requiredKeys: ['widthIn', 'heightIn', 'role'] },
)

const hardware = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom(...Object.values(parts)),
    quantity: fc.integer({ min: 1, max: 3 }),
  }),
  { selector: ({ id }) => id, maxLength: 3 },
)

const answer = fc.constantFrom(true, false, 'unknown' as const)
const answers = fc.record(
  { door: answer, wet: answer, low: answer, stairs: answer },
  { requiredKeys: [] },
)

const showers = fc
  .record({
    panels: fc.array(panel, { minLength: 1, maxLength: 3 }),
    hardware,
    thick: fc.constantFrom({}, half),
    site: fc.record(
      { outOfPlumb: fc.boolean(), tileUnfinished: fc.boolean() },
      { requiredKeys: [] },
    ),
  })
  .map(({ panels, thick, ...over }) => aShower(panels, { ...over, ...thick }))

const panes = fc
  .record({
    glassTypeId: fc.constantFrom(
      glass.annealed18,
      glass.annealed14,
      glass.tempered14,
      glass.unitHalf,
      glass.unitInch,
      glass.unitInchTempered,
    ),
    width: sixteenths(1, 160),
    height: sixteenths(1, 160),
    safety: answers,
    serviceType: fc.constantFrom('window_replacement', 'door_replacement'),
    finishId: fc.constantFrom(1, 9),
  })
  .map(({ glassTypeId, width, height, ...over }) => aPane(glassTypeId, width, height, over))

const requests: fc.Arbitrary<QuoteRequest> = fc.oneof(showers, panes)

const blocksOf = (request: QuoteRequest) =>
  advise(request, shop)
    .filter(({ level }) => level === 'block')
    .map(({ rule }) => rule)

describe('whatever is asked for', () => {
  it('has a price or is blocked, and never both', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const priced = priceWithinRules(request, shop)
        const isBlocked = blocksOf(request).length > 0
        expect([priced.ok, 'quote' in priced]).toEqual([!isBlocked, !isBlocked])
      }),
      { numRuns: 2000 },
    )
  })

  it('is cured by what is offered, and nothing else comes to block it', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const before = new Set(blocksOf(request))
        for (const { rule, cure } of advise(request, shop)) {
          if (!cure) continue
          const after = advise(cured(request, cure), shop)
          expect(after.map((verdict) => verdict.rule)).not.toContain(rule)
          const added = blocksOf(cured(request, cure)).filter((each) => !before.has(each))
          expect(added).toEqual([])
        }
      }),
      { numRuns: 1000 },
    )
  })
})

describe('a heavier door', () => {
  const setFor = (widthIn: number, heightIn: number) => {
    const request = aShower([{ widthIn, heightIn, role: 'door' }], half)
    const heavy = advise(request, shop).find(({ rule }) => rule.startsWith('hinges'))
    if (!heavy) return 80
    const { cure } = heavy
    const item = shop.hardware.find(({ id }) => cure?.kind === 'hinges' && id === cure.hardwareId)
    return item?.carries?.mostLb ?? Number.POSITIVE_INFINITY
  }

  it('of the same width never hangs on what carries less', () => {
    fc.assert(
      fc.property(
        sixteenths(22, 39),
        sixteenths(60, 118),
        sixteenths(0, 2),
        (widthIn, heightIn, more) => {
          const light = setFor(widthIn, heightIn)
          const heavy = setFor(widthIn, heightIn + more)
          const weight = ((widthIn * (heightIn + more)) / 144) * 6.5
          expect(heavy).toBeGreaterThanOrEqual(Math.min(light, weight))
          if (heavy !== Number.POSITIVE_INFINITY) expect(heavy).toBeGreaterThanOrEqual(weight)
        },
      ),
      { numRuns: 1000 },
    )
  })
})
