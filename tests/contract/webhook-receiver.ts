import http from 'node:http'
import type { AddressInfo } from 'node:net'

type Received = { body: string; signature: string }

/** An endpoint that keeps what it is sent and answers what it is told to. */
export async function startReceiver() {
  const received: Received[] = []
  const statuses: number[] = []
  const server = http.createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (chunk: string) => (body += chunk))
    request.on('end', () => {
      received.push({ body, signature: String(request.headers['stripe-signature'] ?? '') })
      response.writeHead(statuses.shift() ?? 200).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/webhook`,
    received,
    /** What the next deliveries are answered; 200 after that. */
    answerNext: (...next: number[]) => statuses.push(...next),
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
