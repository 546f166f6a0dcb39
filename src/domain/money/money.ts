import { minorDigits } from './currency'
import { divideBy, multiply, ratioOf, roundHalfUp } from './ratio'
import type { Ratio } from './ratio'

/**
 * Rounds an exact amount in major units to whole minor units, half up (away from zero).
 * Null when it is too large to be held exactly: no shop sells at that price.
 */
export function roundToMinor(amount: Ratio, currencyCode: string): number | null {
  const minor = Number(roundHalfUp(amount, minorDigits(currencyCode)))
  return Number.isSafeInteger(minor) ? minor : null
}

/** A percentage of a whole amount in minor units, rounded half up to a whole minor unit. */
export function percentOfMinor(minor: number, percent: number): number {
  const exact = divideBy(multiply(ratioOf(minor), ratioOf(percent)), 100n)
  return Number(roundHalfUp(exact, 0))
}

/** 101809 cents are 1018.09: the shape in which money travels and is stored. */
export function minorToMajor(minor: number, currencyCode: string): number {
  return minor / 10 ** minorDigits(currencyCode)
}

/** 1018.09 is 101809 cents; null when the amount has more decimals than its currency, or no value. */
export function majorToMinor(major: number, currencyCode: string): number | null {
  if (!Number.isFinite(major)) return null
  const minor = roundToMinor(ratioOf(major), currencyCode)
  return minor !== null && minorToMajor(minor, currencyCode) === major ? minor : null
}

/** An amount in major units for reading, with the currency's decimals: $1,018.09. */
export function formatMoney(major: number, currencyCode: string, locale = 'en-US'): string {
  return writerOf(locale, currencyCode, minorDigits(currencyCode)).format(major)
}

/** An amount to the next ten, without decimals, for where nothing is promised: about $1,800. */
export function formatAbout(major: number, currencyCode: string, locale = 'en-US'): string {
  return writerOf(locale, currencyCode, 0).format(Math.round(major / 10) * 10)
}

const writers = new Map<string, Intl.NumberFormat>()

/** Making one takes longer than working out the price that it writes. */
function writerOf(locale: string, currency: string, digits: number): Intl.NumberFormat {
  const key = `${locale} ${currency} ${digits}`
  const known = writers.get(key)
  if (known) return known
  const writer = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  writers.set(key, writer)
  return writer
}
