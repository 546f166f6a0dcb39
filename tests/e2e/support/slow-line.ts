import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The site behind a line on which every answer begins `delayMs` later, as the browser's clocks see it. */
export async function serveSlowly(baseURL: string, delayMs: number) {
  const { hostname, port } = new URL(baseURL)
  const server = createServer((asked, answer) => {
    setTimeout(() => {
      const { url: path, method, headers } = asked
      const passedOn = request({ hostname, port, path, method, headers }, (given) => {
        answer.writeHead(given.statusCode ?? 502, given.headers)
        given.pipe(answer)
      })
      passedOn.on('error', () => answer.destroy())
      asked.pipe(passedOn)
    }, delayMs)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
