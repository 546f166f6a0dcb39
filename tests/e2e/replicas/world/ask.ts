import http from 'node:http'

export type Answer = { status: number; headers: http.IncomingHttpHeaders; text: string }
export type Question = {
  method?: string
  body?: unknown
  headers?: Record<string, string>
  /** The caller's address: any of 127.0.0.0/8 is this machine. */
  from?: string
}

/** One call on a connection of its own. Rejects where no whole answer comes. */
export function ask(url: string, { method, body, headers, from }: Question = {}): Promise<Answer> {
  const sent = typeof body === 'string' || body === undefined ? body : JSON.stringify(body)
  return new Promise((resolve, reject) => {
    const call = http.request(
      url,
      {
        agent: false,
        method: method ?? (sent === undefined ? 'GET' : 'POST'),
        ...(from === undefined ? {} : { localAddress: from }),
        headers: {
          ...(sent === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        timeout: 30_000,
      },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('error', reject)
        answer.on('end', () => {
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            text: Buffer.concat(chunks).toString('utf8'),
          })
        })
      },
    )
    call.on('timeout', () => call.destroy(new Error('No answer within 30 seconds.')))
    call.on('error', reject)
    call.end(sent)
  })
}

let addresses = 0

/** A caller that nobody was yet, so that limits of one address have no say. */
export function newCaller(): string {
  addresses += 1
  const high = Math.floor(addresses / 250)
  return `127.${1 + Math.floor(high / 250)}.${high % 250}.${1 + (addresses % 250)}`
}
