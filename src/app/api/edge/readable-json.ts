/** PostgreSQL keeps no NUL, and half a character is none. */
const unreadable = /\0|\p{Surrogate}/u

/** Parses JSON that the database can keep; throws a SyntaxError when it is something else. */
export function parseReadable(text: string): unknown {
  const value = JSON.parse(text) as unknown
  // only an escape can bring one in, and most bodies have none
  if (/\\u(?:0000|d[89a-f])/i.test(text) && !isReadable(value)) {
    throw new SyntaxError('A text has a character that cannot be kept.')
  }
  return value
}

function isReadable(value: unknown): boolean {
  if (typeof value === 'string') return !unreadable.test(value)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([key, part]) => isReadable(key) && isReadable(part))
}
