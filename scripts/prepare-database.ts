// Migrates, makes the first administrator, loads the sample company where SAMPLE_DATA says so.
import pg from 'pg'
import { getPayload } from 'payload'
import type { Migration, Payload } from 'payload'
import { migrations } from '@migrations/index'
import { env } from '@/config/env'
import { ensureFirstAdmin } from '@/sample-data/ensure-first-admin'
import { loadDesk } from '@/sample-data/load-desk'
import { loadSampleData } from '@/sample-data/load-sample-data'

/**
 * Should loading the configuration never come back (lib/with-payload.mjs), Node has nothing to wait for:
 * it would end there and call that success. It waits instead, and says at last that it gave up.
 */
const loading = setTimeout(() => process.exit(13), 60_000)

async function prepare(): Promise<void> {
  const { ADMIN_EMAIL, ADMIN_PASSWORD, APP_MODE, DATABASE_URL, SAMPLE_DATA } = env()
  await requireDatabase(DATABASE_URL)
  // only now: the configuration reads the environment while it is loaded
  const { default: config } = await import('@payload-config')
  const payload = await getPayload({ config })
  clearTimeout(loading)
  // the adapter's migrations take its own arguments; Payload's type leaves them unknown
  await payload.db.migrate({ migrations: migrations as unknown as Migration[] })
  await requireMigrated(payload)
  const isLoaded = SAMPLE_DATA === 'on' && (await loadSampleData(payload))
  // whoever takes the sample company into production gets no work that nobody asked for
  if (isLoaded && APP_MODE !== 'production') await loadDesk(payload)
  // last, because its presence says that all before it is done
  if (ADMIN_EMAIL !== undefined && ADMIN_PASSWORD !== undefined) {
    await ensureFirstAdmin(payload, { email: ADMIN_EMAIL, password: ADMIN_PASSWORD })
  }
  await payload.destroy()
}

/** One sentence for what goes wrong most often, where Payload would log its whole story. */
async function requireDatabase(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 })
  try {
    await client.connect()
  } catch (error) {
    const reason = error instanceof AggregateError ? error.errors[0] : error
    throw new Error(
      `The database of DATABASE_URL does not answer: ${reason instanceof Error ? reason.message : String(reason)}.`,
    )
  }
  await client.end()
}

/** A run that ends well without having migrated would leave a site that answers 500. */
async function requireMigrated(payload: Payload): Promise<void> {
  const done = await payload.db.pool.query<{ name: string }>('select name from payload_migrations')
  const names = new Set(done.rows.map(({ name }) => name))
  const missing = migrations.find(({ name }) => !names.has(name))
  if (missing !== undefined) throw new Error(`The migration ${missing.name} did not run.`)
}

prepare().then(
  () => {
    console.log('prepared')
    process.exit(0)
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  },
)
