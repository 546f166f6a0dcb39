import type { NumberFieldSingleValidation } from 'payload'

type Bounds = {
  min?: number
  /** Excludes the minimum itself. */
  above?: number
  max?: number
  decimals?: number
  whole?: boolean
}

/** Why a number is outside its bounds, or null. */
export function boundsProblem(value: number, bounds: Bounds): string | null {
  const { min, above, max, decimals, whole } = bounds
  if (!Number.isFinite(value)) return 'Please enter a number.'
  if (min !== undefined && value < min) return `Please enter ${min} or more.`
  if (above !== undefined && value <= above) return `Please enter more than ${above}.`
  if (max !== undefined && value > max) return `Please enter ${max} or less.`
  if (whole && !Number.isInteger(value)) return 'Please enter a whole number.'
  if (decimals !== undefined && Number(value.toFixed(decimals)) !== value) {
    return decimals === 0
      ? 'Please enter no decimals.'
      : `Please enter at most ${decimals} decimals.`
  }
  return null
}

/** A field validator that keeps a number within its bounds. */
export function within(bounds: Bounds): NumberFieldSingleValidation {
  return (value, { required }) => {
    if (value === null || value === undefined) {
      return required ? 'Please enter a number.' : true
    }
    if (typeof value !== 'number') return 'Please enter a number.'
    return boundsProblem(value, bounds) ?? true
  }
}
