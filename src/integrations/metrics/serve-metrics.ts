import http from 'node:http'
import { collectDefaultMetrics } from 'prom-client'
import { metrics } from './metrics'

type Args = {
  port: number
  host: string
  /** Sets the gauges whose figures nobody counts as they happen. */
  refresh: () => Promise<void>
}

/** Answers Prometheus on a port of its own, which no visitor reaches. A site without it still serves. */
export function serveMetrics({ port, host, refresh }: Args): http.Server {
  const { registry } = metrics()
  collectDefaultMetrics({ register: registry })
  const server = http.createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    void refresh()
      .then(() => registry.metrics())
      .then(
        (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
        () => response.writeHead(500).end(),
      )
  })
  server.on('error', (error) => console.error('The metrics cannot be served', error))
  server.listen(port, host)
  server.unref()
  return server
}
