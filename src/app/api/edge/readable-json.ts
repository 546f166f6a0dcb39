import { storableText } from '@/domain/text/storable'

const mostNamed = 20

/**
 * Parses JSON, and names the fields whose text the database cannot keep, `panels.1.role` for one in a
 * list; throws a SyntaxError when it is no JSON at all.
 */
export function parseReadable(text: string): { value: unknown; unstorable: string[] } {
  const value = JSON.parse(text) as unknown
  // only an escape can bring one in, and most bodies have none
  const mayHold = /\\u(?:0000|d[89a-f])/i.test(text)
  const unstorable = mayHold ? [...new Set(unstorableIn(value, ''))].slice(0, mostNamed) : []
  return { value, unstorable }
}

function unstorableIn(value: unknown, path: string): string[] {
  if (typeof value === 'string') return storableText.test(value) ? [] : [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) =>
    // a name that cannot be kept cannot be said either
    storableText.test(key) ? unstorableIn(part, path === '' ? key : `${path}.${key}`) : [path],
  )
}
