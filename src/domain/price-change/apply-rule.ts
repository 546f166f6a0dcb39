import type { PriceUnit } from './price-cell'

/** What new prices end on, in major units. */
export const roundings = ['cent', 'nickel', 'quarter', 'dollar'] as const
export type Rounding = (typeof roundings)[number]

const steps: Record<Rounding, number> = { cent: 0.01, nickel: 0.05, quarter: 0.25, dollar: 1 }

export type PriceRule = { by: 'percent' | 'amount'; value: number; rounding: Rounding }

/**
 * The price that a rule makes of another, never below zero. A figure in percent is changed by points:
 * one percent more of a surcharge of 10 is 11. Rounded half up, at the fourth decimal for percent.
 */
export function applyRule(
  unit: PriceUnit,
  now: number,
  { by, value, rounding }: PriceRule,
): number {
  if (unit === 'percent') return rounded(now + value, 0.0001)
  const raised = by === 'percent' ? now * (1 + value / 100) : now + value
  return Math.max(0, rounded(raised, steps[rounding]))
}

function rounded(value: number, step: number): number {
  // the product of two decimals may lie a hair below the half that it is
  const nudged = value / step + 1e-7
  const decimals = step < 0.001 ? 4 : 2
  return Number((Math.floor(nudged + 0.5) * step).toFixed(decimals))
}
