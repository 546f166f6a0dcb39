export type FieldMessage = { field: string; message: string }

/** How a call to our own API went. */
export type Answer =
  | { ok: true; status: number; body: unknown }
  | { ok: false; kind: 'offline' }
  | { ok: false; kind: 'too_many'; seconds: number; errors: FieldMessage[]; body: unknown }
  | { ok: false; kind: 'refused'; status: number; errors: FieldMessage[]; body: unknown }

/** A call that did not do what it was for. */
export type FailedCall = Exclude<Answer, { ok: true }>

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/**
 * Calls our own API from the browser, in the language of the page; never throws. It reads no shapes,
 * so that the pages that need none carry no schema library.
 */
export async function callApi(
  method: Method,
  path: string,
  body?: Record<string, unknown>,
): Promise<Answer> {
  try {
    const response = await fetch(path, {
      method,
      headers: {
        Accept: 'application/json',
        'X-Page-Language': document.documentElement.lang,
        ...(body ? { 'Content-Type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const { status } = response
    // read in any case: an answer left unread would hold its connection
    const content: unknown = await response.json().catch(() => null)
    if (response.ok) return { ok: true, status, body: content }
    const refused = { ok: false, errors: errorsIn(content), body: content } as const
    if (status !== 429) return { ...refused, kind: 'refused', status }
    const seconds = Number(response.headers.get('Retry-After')) || 60
    return { ...refused, kind: 'too_many', seconds }
  } catch {
    return { ok: false, kind: 'offline' }
  }
}

/** Sends a file to one of Payload's collections, with the fields of its row; null where it is refused. */
export async function sendFile(
  path: string,
  file: File,
  fields: Record<string, unknown>,
): Promise<Answer> {
  const form = new FormData()
  form.set('_payload', JSON.stringify(fields))
  form.set('file', file)
  try {
    const response = await fetch(path, { method: 'POST', body: form })
    const body: unknown = await response.json().catch(() => null)
    const { status } = response
    if (response.ok) return { ok: true, status, body }
    return { ok: false, kind: 'refused', status, errors: errorsIn(body), body }
  } catch {
    return { ok: false, kind: 'offline' }
  }
}

const longestSendingMs = 60_000

/** Sends the bytes of a file as they are; one that takes longer than a minute did not arrive. */
export async function sendBytes(
  path: string,
  bytes: Blob,
  headers: Record<string, string>,
): Promise<Answer> {
  try {
    const signal = AbortSignal.timeout(longestSendingMs)
    const response = await fetch(path, { method: 'POST', headers, body: bytes, signal })
    const body: unknown = await response.json().catch(() => null)
    const { status } = response
    if (response.ok) return { ok: true, status, body }
    return { ok: false, kind: 'refused', status, errors: errorsIn(body), body }
  } catch {
    return { ok: false, kind: 'offline' }
  }
}

const namedFile = /filename="([^"]+)"/

/** Fetches a file from our own API; null where none came. */
export async function fetchFile(
  path: string,
  body?: Record<string, unknown>,
): Promise<{ name: string; content: Blob } | null> {
  try {
    const response = await fetch(path, {
      method: body ? 'POST' : 'GET',
      headers: {
        'X-Page-Language': document.documentElement.lang,
        ...(body ? { 'Content-Type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    if (!response.ok) return null
    const name = namedFile.exec(response.headers.get('Content-Disposition') ?? '')?.[1]
    return { name: name ?? 'file', content: await response.blob() }
  } catch {
    return null
  }
}

/** The server's words for a refusal, all of them in one line; null where it gave none. */
export function refusalIn(answer: Answer): string | null {
  if (answer.ok || answer.kind === 'offline') return null
  const said = [...new Set(answer.errors.map(({ message }) => message))].filter(Boolean)
  return said.length === 0 ? null : said.join(' ')
}

/** Our routes name a field with each message; Payload's nest theirs one level deeper. */
export function errorsIn(body: unknown): FieldMessage[] {
  return listOf(body, 'errors').flatMap((error) => {
    const nested = listOf(property(error, 'data'), 'errors')
    return (nested.length > 0 ? nested : [error]).map((one) => ({
      field: textOf(one, 'field') || textOf(one, 'path'),
      message: textOf(one, 'message'),
    }))
  })
}

function property(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  return (value as Record<string, unknown>)[name]
}

function listOf(value: unknown, name: string): unknown[] {
  const list = property(value, name)
  return Array.isArray(list) ? list : []
}

function textOf(value: unknown, name: string): string {
  const text = property(value, name)
  return typeof text === 'string' ? text : ''
}
