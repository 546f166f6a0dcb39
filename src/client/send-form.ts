export type Sent =
  | { ok: true }
  /** What the server says of single fields; empty when it says nothing of any. */
  | { ok: false; problems: Record<string, string> }

/** Posts what a visitor filled in to one of the site's own addresses. */
export async function sendForm(address: string, body: Record<string, unknown>): Promise<Sent> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (response.ok) return { ok: true }
    return { ok: false, problems: response.status === 422 ? problemsIn(await response.json()) : {} }
  } catch {
    return { ok: false, problems: {} }
  }
}

function problemsIn(answer: unknown): Record<string, string> {
  if (typeof answer !== 'object' || answer === null || !('errors' in answer)) return {}
  if (!Array.isArray(answer.errors)) return {}
  const errors = answer.errors as { field?: unknown; message?: unknown }[]
  return Object.fromEntries(
    errors.flatMap(({ field, message }) =>
      typeof field === 'string' && typeof message === 'string' ? [[field, message]] : [],
    ),
  )
}

/** The text of a field, empty where there is none. */
export function textOf(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value.trim() : ''
}
