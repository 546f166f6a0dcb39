/** A length with the unit that was said, if one was. */
type Length = { value: number; unit: 'in' | 'ft' | 'mm' | 'cm' | null }

export type ReadSizes = {
  widthIn?: number
  heightIn?: number
  round?: boolean
  /** The text without what was read as a size. */
  rest: string
}

const number = String.raw`(?:\d+(?:\.\d+)?(?:(?:[ -]| and | y )\d+\/\d+)?|\d+\/\d+)`
const feetUnit = String.raw`(?:'|ft\b\.?|feet\b|foot\b|pies?\b)`
const inchUnit = String.raw`(?:''|"|inch(?:es)?\b|in\b\.?|pulgadas?\b|pulgs?\b\.?)`
const metricUnit = String.raw`(?:mm\b|cm\b|milimetros\b|centimetros\b)`
const feetAndInches = String.raw`\d+ ?${feetUnit} ?-? ?(?:and |y )?${number}(?: ?${inchUnit}| ?(?=x|by|por))`
const length = String.raw`(?:${feetAndInches}|${number} ?-?(?:${feetUnit}|${inchUnit}|${metricUnit})?)`
const between = String.raw` ?(?:x|\*|by|por)(?![a-z]) ?`
const wide = String.raw`(?:wide|width|de ancho|ancho|ancha|anchura)\b`
const tall = String.raw`(?:tall|high|height|de alto|alto|alta|altura|long|de largo)\b`
const of = String.raw`(?: ?(?:of|is|de|:))? ?`

const pair = new RegExp(`(${length})(?: ${wide})?${between}(${length})`)
const too = String.raw`(?:(?:too|muy|demasiado|in|of|de) )?`
const widthAfter = new RegExp(`(${length}) ?-?${too}${wide}`)
const heightAfter = new RegExp(`(${length}) ?-?${too}${tall}`)
const widthBefore = new RegExp(`(?:width|ancho)${of}(${length})`)
const heightBefore = new RegExp(`(?:height|alto|altura)${of}(${length})`)
const roundSize = new RegExp(
  `(${length}) ?(?:round|diameter|circle|de diametro|redond[oa])|(?:round|circle|redond[oa])[a-z ]{0,24}?(${length})`,
)
const bareInches = new RegExp(
  `(?<![/\\d.])(\\d+(?:\\.\\d+)?(?: \\d+/\\d+)?) ?-?(?:inch(?:es)?|in|pulgadas?|")(?![a-z])`,
)

/**
 * Reads sizes out of a sentence: `36 by 76`, `5 ft x 4 ft`, `2' 6" by 3'`, `40 inches wide`,
 * `90 pulgadas de alto`, `48 inch round`. A bare number is in inches, unless its other half has a unit.
 */
export function readSizes(text: string): ReadSizes {
  const both = pair.exec(text)
  if (both) return pairOf(both, text)
  const circle = roundSize.exec(text)
  const across = circle && inchesOf(parseLength(circle[1] ?? circle[2] ?? ''))
  if (circle && across) {
    return { widthIn: across, heightIn: across, round: true, rest: without(circle[0], text) }
  }
  let rest = text
  const take = (...shapes: RegExp[]) => {
    for (const shape of shapes) {
      const found = shape.exec(rest)
      const inches = found ? inchesOf(parseLength(found[1] ?? '')) : null
      if (!found || inches === null || inches < 1) continue
      rest = without(found[0], rest)
      return inches
    }
    return null
  }
  const widthIn = take(widthAfter, widthBefore)
  const heightIn = take(heightAfter, heightBefore)
  return {
    ...(widthIn === null ? {} : { widthIn }),
    ...(heightIn === null ? {} : { heightIn }),
    rest,
  }
}

/** `45 inch shower door`: one length of at least a foot and a half says how wide it is. */
export function readBareWidth(text: string): number | null {
  const found = bareInches.exec(text)
  const inches = found ? inchesOf(parseLength(`${found[1] ?? ''} in`)) : null
  return inches !== null && inches >= 18 ? inches : null
}

function pairOf(found: RegExpExecArray, text: string): ReadSizes {
  const [whole, first = '', second = ''] = found
  const one = parseLength(first)
  const two = parseLength(second)
  const width = inchesOf({ ...one, unit: one.unit ?? sharedUnit(two) })
  const height = inchesOf({ ...two, unit: two.unit ?? sharedUnit(one) })
  const rest = without(whole, text)
  return width === null || height === null ? { rest } : { widthIn: width, heightIn: height, rest }
}

/** What stood on its sides stands side by side: `two 30x40 windows` leaves `two windows`. */
function without(size: string, text: string): string {
  return text.replace(size, ' ').replace(/\s+/g, ' ')
}

/** `8 x 9 feet` are feet both; `5 ft x 30` is not. */
function sharedUnit({ unit, value }: Length): Length['unit'] {
  return unit === 'ft' && value > 30 ? null : unit
}

function parseLength(text: string): Length {
  const whole = new RegExp(`^(\\d+) ?${feetUnit} ?-? ?(?:and |y )?(${number})`).exec(text)
  if (whole && /\d/.test(whole[2] ?? '')) {
    return { value: Number(whole[1]) * 12 + valueOf(whole[2] ?? ''), unit: 'in' }
  }
  const value = valueOf(new RegExp(number).exec(text)?.[0] ?? '')
  if (new RegExp(feetUnit).test(text) && !/''/.test(text)) return { value, unit: 'ft' }
  if (/mm|milim/.test(text)) return { value, unit: 'mm' }
  if (/cm|centim/.test(text)) return { value, unit: 'cm' }
  return { value, unit: new RegExp(inchUnit).test(text) ? 'in' : null }
}

function valueOf(text: string): number {
  const [, whole = '0', top = '0', bottom = '1'] =
    /^(?:(\d+(?:\.\d+)?))?(?:(?:[ -]| and | y )?(\d+)\/(\d+))?$/.exec(text) ?? []
  const onlyFraction = /^(\d+)\/(\d+)$/.exec(text)
  if (onlyFraction) return Number(onlyFraction[1]) / Number(onlyFraction[2])
  return Number(whole) + Number(top) / Number(bottom)
}

function inchesOf({ value, unit }: Length): number | null {
  const inches = { in: value, ft: value * 12, mm: value / 25.4, cm: value / 2.54 }[unit ?? 'in']
  const rounded = Number(inches.toFixed(4))
  return Number.isFinite(rounded) && rounded > 0 && rounded <= 1200 ? rounded : null
}
