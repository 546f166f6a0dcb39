import { add, divide, multiply, ratioOf, toNumber } from '@/domain/money/ratio'
import type { Ratio } from '@/domain/money/ratio'
import { normaliseLength } from './normalise'
import { readNumber, unreadable } from './read-number'
import { otherUnits } from './suggest-readings'
import type { Measurement } from './measurement'

const inchesPerFoot = ratioOf(12)
const millimetresPerInch = ratioOf(25.4)

const otherUnit = new RegExp(`\\d ?(?:${otherUnits})$`)

type Unit = 'in' | 'ft' | 'mm'

/** Reads a length typed into a field for inches: a bare number is in inches. */
export function readInches(text: string): Measurement {
  return readLength(text, 'in')
}

/** Reads a length typed into a field for feet: a bare number is in feet. */
export function readFeet(text: string): Measurement {
  return readLength(text, 'ft')
}

/** Reads a thickness typed into a field for millimetres: a bare number is in millimetres. */
export function readMillimetres(text: string): Measurement {
  return readLength(text, 'mm')
}

/**
 * Accepts `36.625`, `36 5/8`, `36-5/8`, `36⅝`, `3' 0 5/8"`, `3 ft 5/8 in`, `930 mm` and their like.
 * A decimal comma is refused, because `1,250` could be either of two lengths.
 */
function readLength(text: string, fieldUnit: Unit): Measurement {
  const read = parseLength(text, fieldUnit)
  if (read.ok) return read
  // What mends one part may still be no length as a whole: `0'12-` is not mended by `0' 12"`.
  const suggestions = read.suggestions.filter((reading) => parseLength(reading, fieldUnit).ok)
  return { ...read, suggestions }
}

function parseLength(text: string, fieldUnit: Unit): Measurement {
  const plain = normaliseLength(text)
  if (plain === '') return unreadable('empty')
  const feetAndInches = /^([^'"]*)'(?:- ?)?([^'"]*)"?$/.exec(plain)
  if (feetAndInches) return readFeetAndInches(feetAndInches[1] ?? '', feetAndInches[2] ?? '')
  const inches = /^([^'"]*)"$/.exec(plain)
  if (inches) return inUnit(inches[1] ?? '', 'in', '"')
  const millimetres = /^(.*?) ?mm$/.exec(plain)
  if (millimetres) return inUnit(millimetres[1] ?? '', 'mm', ' mm')
  if (otherUnit.test(plain)) return unreadable('unknown_unit')
  return inUnit(plain, fieldUnit, '')
}

function inUnit(text: string, unit: Unit, suffix: string): Measurement {
  const number = readNumber(text === '' ? '?' : text)
  if (number.ok) return lengthOf(toInches(number.value, unit))
  return { ...number, suggestions: number.suggestions.map((reading) => `${reading}${suffix}`) }
}

function readFeetAndInches(feetText: string, inchText: string): Measurement {
  if (inchText === '') return inUnit(feetText, 'ft', "'")
  const feet = readNumber(feetText)
  if (!feet.ok) return unreadable(feet.code === 'empty' ? 'not_a_number' : feet.code)
  // Half feet and inches beside each other could be meant in two ways.
  if (!feet.isWhole) return unreadable('not_a_number')
  const inches = readNumber(inchText)
  if (!inches.ok) {
    const suggestions = inches.suggestions.map((reading) => `${feetText}' ${reading}"`)
    return { ...inches, suggestions }
  }
  if (toNumber(inches.value) >= 12) return tooManyInches(feetText, inchText, toNumber(inches.value))
  return lengthOf(add(multiply(feet.value, inchesPerFoot), inches.value))
}

/** `3' 14"` may be 4 ft 2 in, or 14 in typed into the wrong place. */
function tooManyInches(feetText: string, inchText: string, inches: number): Measurement {
  const carried = Math.floor(inches / 12)
  const isPlain = /^\d+$/.test(inchText)
  return unreadable(
    'too_many_inches',
    isPlain ? [`${Number(feetText) + carried}' ${inches - carried * 12}"`] : [],
  )
}

function toInches(value: Ratio, unit: Unit): Ratio {
  switch (unit) {
    case 'in':
      return value
    case 'ft':
      return multiply(value, inchesPerFoot)
    case 'mm':
      return divide(value, millimetresPerInch)
  }
}

function lengthOf(inches: Ratio): Measurement {
  return {
    ok: true,
    inches: toNumber(inches),
    feet: toNumber(divide(inches, inchesPerFoot)),
    millimetres: toNumber(multiply(inches, millimetresPerInch)),
  }
}
