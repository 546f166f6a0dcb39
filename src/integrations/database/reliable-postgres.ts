import type { PostgresAdapter, postgresAdapter } from '@payloadcms/db-postgres'
import { watchPool } from './pool-watch'
import { beginTransaction, commitTransaction, rollbackTransaction } from './transactions'

type AdapterObject = ReturnType<typeof postgresAdapter>

/**
 * Payload's Postgres adapter, with transactions that answer only what the database said, for every
 * writer alike: Payload's REST, its admin and our services.
 */
export function reliable(standard: AdapterObject): AdapterObject {
  return {
    ...standard,
    init: (initArgs) => {
      const adapter = standard.init(initArgs) as PostgresAdapter
      const connect = adapter.connect?.bind(adapter)
      return Object.assign(adapter, {
        beginTransaction: () => beginTransaction(adapter),
        commitTransaction: (id: Parameters<typeof commitTransaction>[1]) =>
          commitTransaction(adapter, id),
        rollbackTransaction: (id: Parameters<typeof rollbackTransaction>[1]) =>
          rollbackTransaction(adapter, id),
        connect: async (options?: { hotReload: boolean }) => {
          await openPool(adapter)
          await connect?.(options)
        },
      })
    },
  }
}

/**
 * Opens the pool before the adapter does, which would take a connection out of it for ever. A
 * missing database is created, as the adapter would; throws when there is no answer.
 */
async function openPool(adapter: PostgresAdapter): Promise<void> {
  if ((adapter.pool as PostgresAdapter['pool'] | undefined) !== undefined) return
  const pool = new adapter.pg.Pool(adapter.poolOptions)
  watchPool(pool, (error) => {
    adapter.payload.logger.warn({ err: error, msg: 'A connection to the database was lost' })
  })
  try {
    const client = await pool.connect()
    client.release()
  } catch (error) {
    const isMissing = error instanceof Error && /database .* does not exist/i.test(error.message)
    if (!isMissing || adapter.disableCreateDatabase || !(await adapter.createDatabase())) {
      refuseToBegin(adapter, error)
      throw error
    }
  }
  adapter.pool = pool
}

/** Says why, to whoever waits for the start, and in the log: nobody may be waiting. */
function refuseToBegin(adapter: PostgresAdapter, error: unknown): void {
  adapter.initializing.catch(() => undefined)
  const reject: (reason: unknown) => void = adapter.rejectInitializing
  reject(error)
  adapter.payload.logger.error({ err: error, msg: 'The database could not be reached' })
}
