import words from './spanish.json'

const dictionary = new Map<unknown, string>(Object.entries(words))

/** The same row with its texts in Spanish; what is no text, an address for one, stays as it is. */
export function inSpanish<Value>(value: Value): Value {
  return translated(value) as Value
}

/** A choice of a list, which is no text though it may read like one. */
const codes: readonly string[] = [
  'safety',
  'part',
  'drawing',
  'finish',
  'metal',
  'source',
  'role',
  'place',
  'serviceType',
  'nextStep',
  'code',
]

function isCode(key: string): boolean {
  return codes.includes(key)
}

function translated(value: unknown): unknown {
  if (typeof value === 'string') return dictionary.get(value) ?? value
  if (Array.isArray(value)) return value.map(translated)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, below]) => [key, isCode(key) ? below : translated(below)]),
  )
}
