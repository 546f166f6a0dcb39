import { describe, expect, it } from 'vitest'
import { aHardwareItem } from '../../../tests/fixtures/pricing-tables'
import { aShower, shop } from '../../../tests/fixtures/glass-work'
import { priceInDetail } from '@/domain/pricing/price-quote'
import type { QuoteRequest } from '@/domain/pricing/types'
import { addedByEach, changesInTotal } from './price-within-rules'

const costs = [85, 48, 18.5, 28.35, 110]
const tables = {
  ...shop,
  hardware: costs.map((cost, index) => aHardwareItem({ id: index + 1, cost })),
}
const bare = aShower([{ widthIn: 36, heightIn: 76, role: 'fixed' }])
const withAll = (ids: readonly number[]): QuoteRequest => ({
  ...bare,
  hardware: ids.map((id) => ({ id, quantity: 1 })),
})
const totalOf = (request: QuoteRequest) => {
  const priced = priceInDetail(request, tables)
  if (!priced.ok) throw new Error('It has no price.')
  return priced.quote.totalCost
}
const cents = (amount: number) => Math.round(amount * 100)

describe('what hardware adds', () => {
  const orders = [costs.map((_, index) => index + 1), [3, 1, 5, 2, 4], [4, 5, 2, 1, 3]]

  it.each(orders.map((ids) => [ids]))('is what was promised of it, chosen in order %j', (ids) => {
    const promised = ids.map((id, index) => {
      const before = withAll(ids.slice(0, index))
      const change = { hardware: withAll([...ids.slice(0, index), id]).hardware }
      return changesInTotal(before, [change], tables)[0]
    })
    expect(addedByEach(withAll(ids), tables)).toEqual(promised)
  })

  it('comes together to what all of it changes the total by, which to take each away does not', () => {
    const ids = orders[0] ?? []
    const all = withAll(ids)
    const rise = cents(totalOf(all)) - cents(totalOf(bare))
    const added = addedByEach(all, tables).map((change) => cents(change?.adds ?? 0))
    expect(added.reduce((sum, adds) => sum + adds, 0)).toBe(rise)
    const taken = ids.map((id) => {
      const without = withAll(ids.filter((other) => other !== id))
      return cents(totalOf(all)) - cents(totalOf(without))
    })
    expect(taken).not.toEqual(added)
  })

  it('is unknown where it has no price', () => {
    expect(addedByEach(withAll([1, 99]), tables).map((change) => change === null)).toEqual([
      false,
      true,
    ])
  })
})
