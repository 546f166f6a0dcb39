import { expect, it, vi } from 'vitest'
import type { Locale } from '@/config/locales'
import { priceOpening } from '@/domain/glass-rules/price-opening'
import { priceQuote } from '@/domain/pricing/price-quote'
import { sumLines } from '@/domain/pricing/sum-lines'
import { siteFormatter } from '@/i18n/site-formatter'
import { tables as priced, usualGlassRules } from '../../../tests/fixtures/pricing-tables'
import { startEngine } from './price-engine'

const tables = vi.hoisted(() => ({ now: {} }))
vi.mock('../tables/asked-tables', () => ({
  askTables: () => Promise.resolve({ ok: true, tables: tables.now }),
}))

const work = { service: 'shower_glass_quote' } as const
const sizes = [
  { widthIn: 36, heightIn: 76 },
  { widthIn: 36.625, heightIn: 76 },
  { widthIn: 50, heightIn: 76 },
  { widthIn: 71.1875, heightIn: 83.0625 },
]
const words = {
  installed: '{area} sq ft, installed',
  profit: 'Profit, {rate}%',
  tax: '{tax}, {rate}%',
}
const cents = (money: string) => Math.round(Number(money.replaceAll(/[^\d.]/g, '')) * 100)

function tablesWith(foldMarginIntoLines: boolean) {
  const { settings } = priced
  return {
    ...priced,
    glassRules: usualGlassRules,
    settings: { ...settings, profitMarginPercentage: 10, foldMarginIntoLines },
  }
}

it.each<[Locale, boolean]>([
  ['en', false],
  ['es', false],
  ['en', true],
])(
  'sums up what it prices, in the lines of the page (%s, margin folded: %s)',
  async (locale, folded) => {
    const all = tablesWith(folded)
    tables.now = all
    const engine = await startEngine(locale)
    const format = siteFormatter(locale)
    for (const size of sizes) {
      const price = engine.price(work, size)
      if (price?.kind !== 'figure') throw new Error('no price')
      const lines = engine.sum(price.request, words)
      expect(lines).toHaveLength(folded ? 2 : 3)
      const together = lines?.reduce((sum, { amount }) => sum + cents(amount), 0)
      expect(together).toBe(cents(engine.money(price.total, price.currencyCode)))

      const served = priceOpening(work, size, all)
      const quoted = served.kind === 'figure' ? priceQuote(served.request, all) : null
      if (!quoted?.ok) throw new Error('no quote')
      expect(lines).toEqual(
        sumLines(quoted.quote, folded, words, (amount, currency) =>
          format.number(amount, { style: 'currency', currency }),
        ),
      )
    }
  },
)

it('names the lines with their area, their rates and the tax', async () => {
  tables.now = tablesWith(false)
  const engine = await startEngine('en')
  const price = engine.price(work, { widthIn: 50, heightIn: 76 })
  const lines = price?.kind === 'figure' ? engine.sum(price.request, words) : null
  expect(lines?.map(({ name }) => name)).toEqual([
    '26.39 sq ft, installed',
    'Profit, 10%',
    expect.stringMatching(/^\S.*, \d+(\.\d+)?%$/),
  ])
})
