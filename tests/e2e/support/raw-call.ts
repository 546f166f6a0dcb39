import http from 'node:http'
import { siteUrl } from './environment'

type Raw = { status: number; headers: http.IncomingHttpHeaders; body: string }

/** A call whose path and body arrive as they are written here. */
export function call(
  method: string,
  path: string,
  { headers = {}, body }: { headers?: Record<string, string>; body?: string | Buffer[] } = {},
): Promise<Raw> {
  const { hostname, port } = new URL(siteUrl())
  return new Promise((resolve, reject) => {
    const request = http.request(
      { method, path, hostname, port, headers, agent: false },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts).toString(),
          }),
        )
      },
    )
    request.on('error', reject)
    for (const part of typeof body === 'string' ? [body] : (body ?? [])) request.write(part)
    request.end()
  })
}

export const json = { 'content-type': 'application/json' }
export const sendJson = (path: string, body: unknown, headers: Record<string, string> = {}) => {
  const text = JSON.stringify(body)
  const length = String(Buffer.byteLength(text))
  return call('POST', path, {
    headers: { ...json, 'content-length': length, ...headers },
    body: text,
  })
}
