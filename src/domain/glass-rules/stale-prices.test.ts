import { describe, expect, it } from 'vitest'
import { usualGlassRules } from '../../../tests/fixtures/pricing-tables'
import { sayVerdict } from './say-verdict'
import { stalePrices } from './stale-prices'

const rule = usualGlassRules.find((row) => row.rule === 'pricebook-stale')
const now = new Date('2026-11-24T12:00:00.000Z')
const price = (id: number, savedAt: string) => ({
  table: 'glass-types',
  id,
  name: `Glass ${id}`,
  savedAt,
})

describe('prices that nobody has looked at', () => {
  it.each([
    ['one day younger than the limit', '2026-05-29T12:00:00.000Z'],
    ['exactly as old as the limit', '2026-05-28T12:00:00.000Z'],
  ])('are not spoken of when %s', (_, savedAt) => {
    expect(stalePrices([price(1, savedAt)], rule, now)).toBeNull()
  })

  it('are named beyond it, the oldest first', () => {
    const older = price(2, '2026-05-01T12:00:00.000Z')
    const stale = price(1, '2026-05-28T11:59:59.999Z')
    const fresh = price(3, '2026-11-01T12:00:00.000Z')
    const found = stalePrices([stale, fresh, older], rule, now)
    expect(found).toEqual({
      prices: [older, stale],
      figures: { count: 2, most: 180, oldest: 207 },
    })
    const said = sayVerdict(
      { rule: 'pricebook-stale', figures: found?.figures ?? {} },
      { glassRules: usualGlassRules },
    )
    expect(said.reason).toContain('more than 180 days ago, the oldest 207 days ago')
    expect(said.source).not.toBe('')
  })

  it('are not spoken of in a shop that keeps no such rule', () => {
    expect(stalePrices([price(1, '2020-01-01T00:00:00.000Z')], undefined, now)).toBeNull()
    const withoutFigure = { figures: [] }
    expect(stalePrices([price(1, '2020-01-01T00:00:00.000Z')], withoutFigure, now)).toBeNull()
  })
})
