import type { NumberField, NumberFieldSingleValidation } from 'payload'
import { boundsProblem } from './bounds'

const largestAmount = 10_000_000

/** The decimals of a currency: 2 for USD, 0 for JPY, 3 for KWD; 2 where the code is unknown. */
export function currencyDecimals(currencyCode: unknown): number {
  if (typeof currencyCode !== 'string' || !/^[a-z]{3}$/i.test(currencyCode)) return 2
  const { maximumFractionDigits } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: currencyCode,
  }).resolvedOptions()
  return maximumFractionDigits ?? 2
}

type Money = Omit<NumberField, 'type' | 'hasMany' | 'validate' | 'min' | 'max'> & {
  /** The sibling field that holds the currency's code, where the row has one. */
  currencyFrom?: string
  /** The sibling switch that a row with nothing to ask for has to be off by. */
  freeOnlyWithout?: string
}

/** An amount in major units, never negative, with at most the currency's decimals. */
export function money({ currencyFrom, freeOnlyWithout, ...field }: Money): NumberField {
  const validate: NumberFieldSingleValidation = (value, { required, siblingData }) => {
    if (value === null || value === undefined) return required ? 'Please enter an amount.' : true
    if (typeof value !== 'number') return 'Please enter an amount.'
    const row = siblingData as Record<string, unknown>
    const decimals = currencyDecimals(currencyFrom ? row[currencyFrom] : undefined)
    if (value === 0 && freeOnlyWithout && row[freeOnlyWithout] === true) {
      return 'Nothing is sold for nothing: enter a price, or switch the row off.'
    }
    return boundsProblem(value, { min: 0, max: largestAmount, decimals }) ?? true
  }
  return { ...field, type: 'number', min: 0, validate } as NumberField
}
