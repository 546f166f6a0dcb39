import { add, ratioOf } from '@/domain/money/ratio'
import type { Ratio } from '@/domain/money/ratio'
import {
  denominatorReadings,
  numbersIn,
  numeratorReadings,
  properReadings,
} from './suggest-readings'
import type { Unreadable } from './measurement'

/** A number with or without a fraction: `36`, `36.625`, `36 5/8`, `36-5/8`, `5/8`. */
export type ReadNumber = { ok: true; value: Ratio; isWhole: boolean } | Unreadable

const separator = '(?: ?- ?| )'
const decimal = /^(?:\d+(?:\.\d*)?|\.\d+)$/
const withComma = /^\d+,\d+$/
const withFraction = new RegExp(`^(?:(\\d+)${separator})?(\\d+) ?/ ?(\\d+)$`)
const withoutDenominator = new RegExp(`^(?:(\\d+)${separator})?(\\d+) ?/$`)
const withoutSlash = new RegExp(`^(\\d+)${separator}(\\d+)$`)
const withoutNumerator = new RegExp(`^(?:(\\d+)${separator})?/ ?(\\d*)$`)
const withoutFraction = /^(\d+) ?-$/
/** Far longer than any length that can be ordered. */
const tooLong = /\d{13}|^.{30}/

/** Reads one number in plain spelling, exactly; its unit is the caller's matter. */
export function readNumber(text: string): ReadNumber {
  if (text === '') return unreadable('empty')
  if (tooLong.test(text)) return unreadable('not_a_number')
  if (/^- ?[\d.]/.test(text)) return unreadable('negative')
  if (withComma.test(text)) return unreadable('ambiguous_comma', [text.replace(',', '.')])
  if (decimal.test(text)) {
    return { ok: true, value: ratioOf(Number(text)), isWhole: !text.includes('.') }
  }
  const fraction = withoutNumerator.test(text) ? null : withFraction.exec(text)
  return fraction ? readFraction(fraction) : readHalfway(text)
}

function readFraction([, whole, top = '', bottom = '']: RegExpExecArray): ReadNumber {
  const fraction = { n: BigInt(top), d: BigInt(bottom) }
  if (fraction.d === 0n) return unreadable('zero_denominator', denominatorReadings(whole, top))
  if (fraction.n >= fraction.d) {
    return unreadable('improper_fraction', properReadings(whole, top, bottom))
  }
  const wholeNumber = { n: BigInt(whole ?? 0), d: 1n }
  return { ok: true, value: add(wholeNumber, fraction), isWhole: false }
}

function readHalfway(text: string): ReadNumber {
  const started = withoutDenominator.exec(text) ?? withoutSlash.exec(text)
  if (started)
    return unreadable('halfway_fraction', denominatorReadings(started[1], started[2] ?? ''))
  const gap = withoutNumerator.exec(text)
  if (gap) return unreadable('halfway_fraction', numeratorReadings(gap[1], gap[2] ?? ''))
  const hanging = withoutFraction.exec(text)
  if (hanging) return unreadable('halfway_fraction', [hanging[1] ?? ''])
  return unreadable('not_a_number', numbersIn(text))
}

/** A refusal with the whole readings that may have been meant. */
export function unreadable(code: Unreadable['code'], suggestions: string[] = []): Unreadable {
  return { ok: false, code, suggestions }
}
