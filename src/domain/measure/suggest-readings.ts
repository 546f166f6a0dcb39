/** The denominators of a tape measure, the likeliest first. */
const tapeDenominators = [8, 4, 16, 2]

/** Units that exist but that nobody orders glass in here. */
export const otherUnits = 'cm|m|(?:cent[ií])?met(?:er|re|ro)s?|yd|yards?|yardas?'

/** What makes a number before it one of another kind. */
const otherKind = `(?:mm|mill?[ií]met(?:er|re|ro)s?|${otherUnits})(?: |$)`
const numberAmongOthers = new RegExp(
  `(?:^| )(\\d+(?:\\.\\d+)?(?: \\d+/\\d+)?)(?! (?:\\d+/|${otherKind}))(?= |[^\\d .,/]*$)`,
  'g',
)

/**
 * `28 q/9` has a 28 in it; `1e3` is one word, and nobody knows which part of it was meant. The 28 of `28 cm wide` is
 * none of the field's.
 */
export function numbersIn(text: string): string[] {
  const numbers = [...text.matchAll(numberAmongOthers)].map(([, number = '']) => number)
  return [...new Set(numbers)].filter((number) => !/^[0.]*$/.test(number)).slice(0, 3)
}

/** `28 3/` may become 28 3/8, 28 3/4 or 28 3/16; `283/` most likely lacks its space. */
export function denominatorReadings(whole: string | undefined, top: string): string[] {
  const fractions = tapeDenominators
    .filter((bottom) => Number(top) > 0 && Number(top) < bottom)
    .map((bottom) => lowestTerms(Number(top), bottom))
  if (fractions.length > 0) return withWhole(whole, fractions)
  if (whole === undefined && top.length > 1) {
    return denominatorReadings(top.slice(0, -1), top.slice(-1))
  }
  return whole === undefined ? [] : [String(Number(whole))]
}

/** `28 /8` may become 28 1/8, 28 3/8, 28 5/8 or 28 7/8. */
export function numeratorReadings(whole: string | undefined, bottom: string): string[] {
  const denominator = Number(bottom) > 0 ? Number(bottom) : 8
  const fractions = [1, 3, 5, 7]
    .filter((top) => top < denominator)
    .map((top) => lowestTerms(top, denominator))
  const isFraction = Number(whole) > 0 && Number(whole) < Number(bottom)
  return [
    ...withWhole(whole, fractions),
    ...(isFraction ? [lowestTerms(Number(whole), denominator)] : []),
  ]
}

/** `285/8` most likely lacks its space; else it is 35 5/8 written improperly. */
export function properReadings(whole: string | undefined, top: string, bottom: string): string[] {
  const denominator = Number(bottom)
  const rest = Number(top) % denominator
  const carried = String(Number(whole ?? 0) + (Number(top) - rest) / denominator)
  const proper = rest === 0 ? carried : `${carried} ${lowestTerms(rest, denominator)}`
  const last = Number(top.slice(-1))
  const lacksSpace = whole === undefined && top.length > 1 && last > 0 && last < denominator
  if (!lacksSpace) return [proper]
  return [...withWhole(top.slice(0, -1), [lowestTerms(last, denominator)]), proper]
}

function withWhole(whole: string | undefined, fractions: string[]): string[] {
  const prefix = whole === undefined || Number(whole) === 0 ? '' : `${Number(whole)} `
  return [...new Set(fractions.map((fraction) => `${prefix}${fraction}`))]
}

function lowestTerms(top: number, bottom: number): string {
  let [a, b] = [top, bottom]
  while (b > 0) [a, b] = [b, a % b]
  return `${top / a}/${bottom / a}`
}
