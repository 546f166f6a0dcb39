/** How somebody is called once his account is deleted. */
export const deletedName = 'Deleted customer'

/** What stands where a text named him. */
const gap = '[deleted]'

/** By what a text can tell who somebody is. */
export type PersonMarks = {
  names: readonly string[]
  emails: readonly string[]
  phones: readonly string[]
  addresses: readonly string[]
}

/**
 * The same value, a text or anything made of texts, in which nothing names the person any more. A name
 * of one word is left: it may be any word, and the parts of a drawing are named by words.
 */
export function withoutPerson<Value>(value: Value, marks: PersonMarks): Value {
  const patterns = patternsOf(marks)
  return patterns.length === 0 ? value : (cleaned(value, patterns) as Value)
}

function cleaned(value: unknown, patterns: readonly RegExp[]): unknown {
  if (typeof value === 'string') {
    return patterns.reduce((text, pattern) => text.replace(pattern, gap), value)
  }
  if (Array.isArray(value)) return value.map((part) => cleaned(part, patterns))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, cleaned(part, patterns)]),
  )
}

const fewestDigits = 7

function patternsOf({ names, emails, phones, addresses }: PersonMarks): RegExp[] {
  const ofWords = [...addresses, ...names].map(wordsOf).filter((words) => words.length > 1)
  const ofDigits = phones.map(digitsOf).filter(({ length }) => length >= fewestDigits)
  return [
    ...emails.filter(Boolean).map((email) => whole(escaped(email.trim()))),
    ...ofWords.map((words) => whole(words.map(escaped).join(String.raw`\s+`))),
    // however it is spelled
    ...ofDigits.map(
      (digits) =>
        new RegExp(String.raw`(?<![\d+])(?:\+?1[\s().\-/]*)?\(?${spaced(digits)}(?!\d)`, 'g'),
    ),
  ]
}

function wordsOf(text: string): string[] {
  return text.trim().split(/\s+/).filter(Boolean)
}

/** Without the country, which is written or not. */
function digitsOf(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits
}

function spaced(digits: string): string {
  return [...digits].join(String.raw`[\s().\-/]*`)
}

function whole(pattern: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${pattern}(?![\p{L}\p{N}])`, 'giu')
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
}
