import { settingOf, settingsTable } from './price-cell'
import type { PriceCell } from './price-cell'

/** Major units. */
const mostMoney = 100_000

/** Whether a row can hold a price: what its form in the admin takes, with as many decimals. */
export function canBe(cell: PriceCell, after: number): boolean {
  if (!Number.isFinite(after)) return false
  const isWhole = (times: number) => Math.abs(after * times - Math.round(after * times)) < 1e-6
  if (cell.table === settingsTable) return canBeSetting(cell, after, isWhole)
  if (cell.unit === 'money') {
    const isFree = after === 0 && cell.table === 'glass-types' && cell.active
    return after >= 0 && after <= mostMoney && isWhole(100) && !isFree
  }
  if (cell.table === 'tax-rules') return after >= 0 && after <= 100 && isWhole(10_000)
  return after > -100 && after <= 1000 && isWhole(10_000)
}

function canBeSetting(
  { row }: PriceCell,
  after: number,
  isWhole: (times: number) => boolean,
): boolean {
  if (after < 0) return false
  switch (settingOf(row)) {
    case 'profitMarginPercentage':
      return after <= 1000 && isWhole(10_000)
    case 'minimumBilledSqFt':
      return after <= 100 && isWhole(10_000)
    case 'depositPercentage':
      return after <= 99 && isWhole(100)
    case null:
      return false
    default:
      return after <= mostMoney && isWhole(100)
  }
}
