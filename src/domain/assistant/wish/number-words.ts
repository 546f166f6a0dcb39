const ones = wordsFrom(`one two three four five six seven eight nine ten eleven twelve`, 1)
const unos = wordsFrom(`uno dos tres cuatro cinco seis siete ocho nueve diez once doce`, 1)
const tens: Record<string, number> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  veinte: 20,
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  sesenta: 60,
  setenta: 70,
  ochenta: 80,
  noventa: 90,
}
const small: Record<string, number> = { ...ones, ...unos, un: 1, una: 1 }
/** Spelt right, so that they are not mended into something else. */
export const numberWords = [...Object.keys(tens), ...Object.keys(ones), ...Object.keys(unos)]

const parts: Record<string, string> = { half: '1/2', quarter: '1/4', media: '1/2', medio: '1/2' }

const anyOf = (words: object) => Object.keys(words).join('|')
const unit = String.raw`(?:feet|foot|ft|inch(?:es)?|in|pies?|pulgadas?)\b`
const beside = String.raw`(?:x|by|por)\b`
const large = new RegExp(`\\b(${anyOf(tens)})(?:(?:[ -]| y )(${anyOf(small)}))?\\b`, 'g')
const before = new RegExp(`\\b(${anyOf(small)})(?=[ -](?:${unit}|${beside}))`, 'g')
const after = new RegExp(`(?<=\\b(?:x|by|por) )(${anyOf(small)})\\b`, 'g')
/** Only where a side follows or is named: "76 and a half inch glass" is a thickness. */
const andPart = new RegExp(
  `(\\d) (?:and an?|and|y) (${anyOf(parts)})(?= ?(?:${unit})? ?(?:${beside}|wide|tall|high|de an|de al))`,
  'g',
)

/** Figures where a size is said in words: `thirty six by seventy and a half tall`, `tres pies por cuatro`. */
export function numberWordsAsFigures(text: string): string {
  return text
    .replace(large, (_, ten: string, one?: string) =>
      String((tens[ten] ?? 0) + (one === undefined ? 0 : (small[one] ?? 0))),
    )
    .replace(before, (word) => String(small[word] ?? word))
    .replace(after, (word) => String(small[word] ?? word))
    .replace(andPart, (_, digit: string, part: string) => `${digit} ${parts[part] ?? ''}`)
}

function wordsFrom(text: string, first: number): Record<string, number> {
  return Object.fromEntries(text.split(' ').map((word, index) => [word, first + index]))
}
