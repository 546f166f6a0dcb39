/** Next calls this once when a server process starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { env } = await import('@/config/env')
  const { LOG_LEVEL, METRICS_HOST, METRICS_PORT, TRUSTED_PROXIES, ...others } = env()
  const ends: (() => Promise<void>)[] = []
  if (others.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined) {
    // before the database's client is loaded, and nothing of it where nobody collects
    const { startTracing } = await import('@/integrations/trace/start-tracing')
    ends.push(startTracing({ serviceName: others.OTEL_SERVICE_NAME }))
  }
  const { receiveCalls } = await import('@/integrations/http/receive-calls')
  const { accessLine, logsAccess } = await import('@/integrations/log/access-line')
  const { countCall } = await import('@/integrations/metrics/count-call')
  const { connectionsLetGo } = await import('@/integrations/http/let-go')
  const connections = connectionsLetGo()
  receiveCalls({
    trustedProxies: TRUSTED_PROXIES,
    isSecure: others.SITE_URL.startsWith('https:'),
    privatePort: METRICS_PORT,
    noteCall: connections.note,
    onAnswered: (call) => {
      if (logsAccess(LOG_LEVEL)) process.stdout.write(accessLine(call))
      countCall(call)
    },
  })
  if (METRICS_PORT !== undefined) {
    const { serveMetrics } = await import('@/integrations/metrics/serve-metrics')
    const { refreshMetrics } = await import('@/services/operation/refresh-metrics')
    serveMetrics({ port: METRICS_PORT, host: METRICS_HOST, refresh: () => refreshMetrics() })
  }
  const { endBackgroundWork, startBackgroundWork } =
    await import('@/services/background/background-work')
  startBackgroundWork()
  const { endWell } = await import('@/integrations/http/end-well')
  endWell([async () => connections.end(), endBackgroundWork, ...ends])
}

/** Next calls this for each request that fails, before it answers. */
export async function onRequestError(error: unknown): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { isDatabaseAway } = await import('@/integrations/database/trouble')
  const { noteUnavailable } = await import('@/integrations/log/request-scope.mjs')
  if (isDatabaseAway(error)) noteUnavailable()
}
