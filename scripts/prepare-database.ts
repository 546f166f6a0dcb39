// Migrates, makes the first administrator, loads the sample company where SAMPLE_DATA says so.
import pg from 'pg'
import type { Payload } from 'payload'
import { migrations } from '@migrations/index'
import { env } from '@/config/env'
import { ensureFirstAdmin } from '@/sample-data/ensure-first-admin'
import { loadDesk } from '@/sample-data/load-desk'
import { loadSampleData } from '@/sample-data/load-sample-data'
import { loadPayload, runMigrations } from './lib/run-migrations'

async function prepare(): Promise<void> {
  const { ADMIN_EMAIL, ADMIN_PASSWORD, APP_MODE, DATABASE_URL, SAMPLE_DATA } = env()
  const turn = await connected(DATABASE_URL)
  await takeTurn(turn)
  const payload = await loadPayload()
  await runMigrations(payload, migrations)
  await requireMigrated(payload)
  const isLoaded = SAMPLE_DATA === 'on' && (await loadSampleData(payload))
  // whoever takes the sample company into production gets no work that nobody asked for
  if (isLoaded && APP_MODE !== 'production') await loadDesk(payload)
  // last, because its presence says that all before it is done
  if (ADMIN_EMAIL !== undefined && ADMIN_PASSWORD !== undefined) {
    await ensureFirstAdmin(payload, { email: ADMIN_EMAIL, password: ADMIN_PASSWORD })
  }
  await payload.destroy()
  await turn.end()
}

/** One sentence for what goes wrong most often, where Payload would log its whole story. */
async function connected(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  })
  try {
    await client.connect()
    return client
  } catch (error) {
    const reason = error instanceof AggregateError ? error.errors[0] : error
    throw new Error(
      `The database of DATABASE_URL does not answer: ${reason instanceof Error ? reason.message : String(reason)}.`,
    )
  }
}

/**
 * Several replicas may be started together, each of which prepares first: one does, and the others find it
 * done. The database holds the turn as long as the connection lives.
 */
async function takeTurn(client: pg.Client): Promise<void> {
  await client.query("select pg_advisory_lock(hashtextextended('prepare-database', 1))")
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
