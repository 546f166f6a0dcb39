export type FieldMessage = { field: string; message: string }

/** How a call to our own API went. */
export type Sent =
  | { ok: true; status: number; body: unknown }
  | { ok: false; kind: 'offline' }
  | { ok: false; kind: 'too_many'; seconds: number }
  | { ok: false; kind: 'refused'; status: number; errors: FieldMessage[]; body: unknown }

/** Sends a JSON body to our own API; never throws. */
export async function sendJson(
  method: 'POST' | 'PATCH',
  path: string,
  body: Record<string, unknown>,
): Promise<Sent> {
  try {
    const response = await fetch(path, {
      method,
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json',
        'X-Page-Language': document.documentElement.lang,
      },
      body: JSON.stringify(body),
    })
    const content: unknown = await response.json().catch(() => null)
    if (response.ok) return { ok: true, status: response.status, body: content }
    if (response.status === 429) {
      const seconds = Number(response.headers.get('Retry-After')) || 60
      return { ok: false, kind: 'too_many', seconds }
    }
    const { status } = response
    return { ok: false, kind: 'refused', status, errors: errorsIn(content), body: content }
  } catch {
    return { ok: false, kind: 'offline' }
  }
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
