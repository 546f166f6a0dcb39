import { formatWorkedOut } from '@/domain/measure/format-length'
import { settingsTable } from '@/domain/price-change/price-cell'
import type { PriceCell } from '@/domain/price-change/price-cell'

const money = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const percent = new Intl.NumberFormat('en-US', { maximumFractionDigits: 4 })

/** A price as the list has it: money to the cent, percent as it is. */
export function priceText({ unit }: Pick<PriceCell, 'unit'>, value: number): string {
  return unit === 'money' ? money.format(value) : `${percent.format(value)}%`
}

/** A price as its field has it: money with its cents, as long as it has no more. */
export function figureText({ unit }: Pick<PriceCell, 'unit'>, value: number): string {
  return unit === 'money' && Number(value.toFixed(2)) === value ? value.toFixed(2) : String(value)
}

export function totalText(value: number): string {
  return money.format(value)
}

/** With its sign, and a true minus. */
export function differenceText(cell: Pick<PriceCell, 'unit'>, difference: number): string {
  const sign = difference < 0 ? '−' : '+'
  return `${sign}${priceText(cell, Math.abs(difference))}`
}

export function growthText(growth: number): string {
  const sign = growth < 0 ? '−' : '+'
  return `${sign}${Math.abs(growth).toLocaleString('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })}%`
}

export function thicknessText(mm: number | null): string {
  return mm === null ? '' : `${formatWorkedOut(mm / 25.4)} in`
}

/** Whether it is said what a price is for: a rate and a fee of the whole shop are for nothing counted. */
export function isPerPiece({ table, unit, per }: PriceCell): boolean {
  return unit !== 'percent' && per !== 'tax' && !(table === settingsTable && per === 'each')
}
