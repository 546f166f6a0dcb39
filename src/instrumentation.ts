/** Next calls this once when a server process starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { env } = await import('@/config/env')
  const { receiveCalls } = await import('@/integrations/http/receive-calls')
  receiveCalls({ trustedProxies: env().TRUSTED_PROXIES })
  const { startBackgroundWork } = await import('@/services/background/background-work')
  startBackgroundWork()
}
