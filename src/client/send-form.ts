export type Sent = { ok: true } | { ok: false }

/** Posts what a visitor filled in to one of the site's own addresses. */
export async function sendForm(address: string, body: Record<string, unknown>): Promise<Sent> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    return { ok: response.ok }
  } catch {
    return { ok: false }
  }
}

/** The text of a field, empty where there is none. */
export function textOf(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value.trim() : ''
}
