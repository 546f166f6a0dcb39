import { getPayload } from 'payload'
import type { Migration, Payload } from 'payload'
import type { migrations } from '@migrations/index'
import { TableInUse, patient } from '@/integrations/database/patient-migration'

/** Loading the configuration may never come back (with-payload.mjs): this says at last that it gave up. */
export async function loadPayload(): Promise<Payload> {
  const loading = setTimeout(() => process.exit(13), 60_000)
  // only now: the configuration reads the environment while it is loaded
  const { default: config } = await import('@payload-config')
  const payload = await getPayload({ config })
  clearTimeout(loading)
  return payload
}

/** Payload ends the process for a migration that fails, and logs the whole of it: this fails with a sentence. */
export async function runMigrations(payload: Payload, list: typeof migrations): Promise<void> {
  const tried = list.map((one) => {
    const { up, ...rest } = patient(one)
    const sayAndEnd = (error: unknown): never => {
      if (!(error instanceof TableInUse)) throw error
      console.error(error.message)
      process.exit(1)
    }
    return { ...rest, up: (args: Parameters<typeof up>[0]) => up(args).catch(sayAndEnd) }
  })
  // the adapter's migrations take its own arguments; Payload's type leaves them unknown
  await payload.db.migrate({ migrations: tried as unknown as Migration[] })
}
