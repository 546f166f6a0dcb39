/** Next calls this once when a server process starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { env } = await import('@/config/env')
  env()
  const { startBackgroundWork } = await import('@/services/background/background-work')
  startBackgroundWork()
}
