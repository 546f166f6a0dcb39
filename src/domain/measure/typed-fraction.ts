import { formatInches } from './format-length'

const eighthIn = 1 / 8
const plain = /^\s*(\d{1,3})\s*(?:\.\d*|[-\s]\s*\d{1,2}\/\d{1,2}|[½¼¾⅛⅜⅝⅞])?\s*(?:"|″|in)?\s*$/

/** The fraction keys beside a field of inches: the eighths of an inch as they are read off a tape. */
export const eighths = Array.from({ length: 7 }, (_, index) => formatInches((index + 1) * eighthIn))

/** What stands in the field after a fraction key: `36` or `36 1/4` as `36 5/8`; null where there is no inch yet. */
export function withFraction(text: string, fraction: string): string | null {
  const whole = plain.exec(text)?.[1]
  return whole === undefined ? null : `${Number(whole)} ${fraction}`
}

const onTape = /^\s*(\d{1,3})(?:[-\s]+(\d{1,2})\/(\d{1,2}))?\s*$/

/** A sixteenth more, for the marks between the keys: `36 5/8` as `36 11/16`; null where it cannot be told. */
export function withSixteenthMore(text: string): string | null {
  const read = onTape.exec(text)
  if (!read) return null
  const [, whole, top, bottom] = read
  const fraction = top === undefined ? 0 : Number(top) / Number(bottom)
  const inches = Number(whole) + fraction
  return Number.isInteger(inches * 16) ? formatInches(inches + 1 / 16) : null
}
