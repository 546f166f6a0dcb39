import type { FieldWords } from './words-of-fields'

type Row = Record<string, unknown>

type Words = Record<string, FieldWords>

/** What follows from a change, or is kept elsewhere. */
const besides = new Set(['id', 'createdAt', 'updatedAt', 'changedBy', 'globalType'])

/**
 * Which plain values of a row are others now, as `Name: before → after` in the words of its form; lists and
 * texts of more than a line are named alone. Empty where nothing that is watched has changed.
 */
export function whatChanged(
  before: Row,
  after: Row,
  { watched, words = {} }: { watched?: readonly string[] | undefined; words?: Words } = {},
): string {
  const names = watched ?? Object.keys(after).filter((name) => !besides.has(name))
  return names
    .filter((name) => name in after && !isSame(before[name], after[name]))
    .map((name) =>
      sayChange(words[name] ?? { label: name, options: {} }, before[name], after[name]),
    )
    .join('; ')
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(plainOf(one)) === JSON.stringify(plainOf(other))
}

/** A row may come with what it points at, or with its number alone; nothing and null are one. */
function plainOf(value: unknown): unknown {
  if (value === undefined || value === '') return null
  if (Array.isArray(value)) return value.map(plainOf)
  if (typeof value === 'object' && value !== null && 'id' in value && 'createdAt' in value) {
    return value.id
  }
  return value
}

const longest = 80

function sayChange({ label, options }: FieldWords, before: unknown, after: unknown): string {
  const [from, to] = [before, after].map(plainOf).map((value) => sayValue(value, options))
  return from === null || to === null ? label : `${label}: ${from} → ${to}`
}

/** Null where it is too long, or no single value. */
function sayValue(value: unknown, options: FieldWords['options']): string | null {
  if (value === null) return 'nothing'
  if (typeof value === 'string') return value.length > longest ? null : (options[value] ?? value)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return String(value)
  return null
}
