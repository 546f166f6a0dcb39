import type { Field } from 'payload'

type Called = { singular: string; plural: string }

/** A line of text by its name and the most that it may hold. */
export function words(name: string, maxLength: number, required = true): Field {
  return { name, type: 'text', required, maxLength }
}

/** A line that may be left empty, with what staff should know of it. */
export function optionalWords(name: string, maxLength: number, description: string): Field {
  return { name, type: 'text', maxLength, admin: { description } }
}

export function choice<Value extends string>(
  name: string,
  keys: readonly Value[],
  labels: Record<Value, string>,
): Field {
  return {
    name,
    type: 'select',
    required: true,
    options: keys.map((value) => ({ value, label: labels[value] })),
  }
}

type Rows = {
  called: Called
  /** The lines of each row and the most that each may hold, in their order. */
  lines: Record<string, number>
  maxRows: number
  /** What else a row has: before its lines, and after them. */
  first?: Field[]
  last?: Field[]
  description?: string
}

/** A list of rows of words, of which a chapter needs at least one. */
export function rowsOfWords(name: string, { called, lines, maxRows, ...more }: Rows): Field {
  const { first = [], last = [], description } = more
  return {
    name,
    type: 'array',
    labels: called,
    required: true,
    minRows: 1,
    maxRows,
    fields: [
      ...first,
      ...Object.entries(lines).map(([line, maxLength]) => words(line, maxLength)),
      ...last,
    ],
    ...(description === undefined ? {} : { admin: { description } }),
  }
}
