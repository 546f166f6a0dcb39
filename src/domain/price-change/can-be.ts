import type { PriceCell } from './price-cell'

/** Major units. */
const mostMoney = 100_000

/** Whether a row can hold a price: what its form in the admin takes, with as many decimals. */
export function canBe(cell: PriceCell, after: number): boolean {
  if (!Number.isFinite(after)) return false
  const isWhole = (times: number) => Math.abs(after * times - Math.round(after * times)) < 1e-6
  if (cell.unit === 'money') {
    const isFree = after === 0 && cell.table === 'glass-types' && cell.active
    return after >= 0 && after <= mostMoney && isWhole(100) && !isFree
  }
  if (cell.table === 'tax-rules') return after >= 0 && after <= 100 && isWhole(10_000)
  return after > -100 && after <= 1000 && isWhole(10_000)
}
