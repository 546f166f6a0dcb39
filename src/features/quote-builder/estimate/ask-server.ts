export type ServerAnswer = { status: number; body: unknown }

/** Posts JSON to this site's own API; null where no answer came at all. */
export async function askServer(path: string, body: unknown): Promise<ServerAnswer | null> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
    })
    const text = await response.text()
    return { status: response.status, body: parse(text) }
  } catch {
    return null
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
