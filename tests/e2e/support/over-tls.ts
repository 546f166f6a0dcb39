import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import http from 'node:http'
import https from 'node:https'
import type { AddressInfo } from 'node:net'
import path from 'node:path'

/**
 * TLS as a proxy in front ends it, with a certificate that nobody signed; the site behind it comes later, and
 * nothing is found at the addresses that are `hidden`.
 */
export async function openTls(folder: string, hidden?: RegExp) {
  let behind: string | undefined
  const server = https.createServer(certificate(folder), (question, answer) => {
    if (behind === undefined) return void answer.writeHead(503).end()
    if (hidden?.test(question.url ?? '')) return void answer.writeHead(404).end()
    const asked = http.request(
      new URL(question.url ?? '/', behind),
      {
        method: question.method,
        headers: { ...question.headers, 'x-forwarded-proto': 'https' },
      },
      (reply) => {
        answer.writeHead(reply.statusCode ?? 502, reply.rawHeaders)
        reply.pipe(answer)
      },
    )
    asked.on('error', () => answer.destroy())
    question.pipe(asked)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    leadTo: (site: string) => {
      behind = site
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

function certificate(folder: string): { key: string; cert: string } {
  fs.mkdirSync(folder, { recursive: true })
  const [key, cert] = ['key.pem', 'cert.pem'].map((name) => path.join(folder, name)) as [
    string,
    string,
  ]
  const made = spawnSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'],
      ...['-keyout', key, '-out', cert],
    ],
    { encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(made.stderr)
  return { key: fs.readFileSync(key, 'utf8'), cert: fs.readFileSync(cert, 'utf8') }
}

export type TlsAnswer = { status: number; cookies: string[]; policies: string[] }

/** A call to such a server, whoever signed its certificate. */
export function askOverTls(
  address: URL,
  { method, headers, body }: { method: string; headers: Record<string, string>; body?: string },
): Promise<TlsAnswer> {
  return new Promise((resolve, reject) => {
    const asked = https.request(
      address,
      { method, headers, rejectUnauthorized: false },
      (reply) => {
        const values = (name: string) => reply.headersDistinct[name] ?? []
        reply.resume()
        reply.on('end', () => {
          resolve({
            status: reply.statusCode ?? 0,
            cookies: values('set-cookie').map((cookie) => cookie.split(';')[0] ?? ''),
            policies: values('content-security-policy'),
          })
        })
      },
    )
    asked.on('error', reject)
    asked.end(body)
  })
}
