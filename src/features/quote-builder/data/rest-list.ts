export type RestAnswer<Value> = { ok: true; value: Value } | { ok: false; message: string }

/** Asks this site's own REST API; whatever goes wrong becomes a value with a message. */
export async function askRest<Value>(
  path: string,
  read: (body: unknown) => Value,
): Promise<RestAnswer<Value>> {
  try {
    const response = await fetch(path, { headers: { accept: 'application/json' } })
    if (!response.ok)
      return { ok: false, message: `${response.status} ${response.statusText}`.trim() }
    return { ok: true, value: read(await response.json()) }
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) }
  }
}

/** The rows of a list answer. */
export function docsOf(body: unknown): unknown[] {
  const docs = isRecord(body) ? body.docs : undefined
  return Array.isArray(docs) ? docs : []
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
