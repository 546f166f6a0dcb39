import { randomUUID } from 'node:crypto'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { NodePgSession, NodePgTransaction } from '@payloadcms/db-postgres/drizzle/node-postgres'
import { PgDialect } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { PoolClient } from 'pg'

type Adapter = Pick<PostgresAdapter, 'drizzle' | 'initializing' | 'pool' | 'sessions'>
type Session = PostgresAdapter['sessions'][string]

/** What was written is not stored, or nobody knows: its answer must be an error. */
class NotCommitted extends Error {
  override name = 'NotCommitted'
}

/**
 * Begins a transaction on a connection of its own and answers its id. Payload's own way through
 * drizzle never gives back the connection of a BEGIN that failed.
 */
export async function beginTransaction(adapter: Adapter): Promise<string> {
  await adapter.initializing
  const client = await adapter.pool.connect()
  const giveBack = givingBack(client)
  try {
    await client.query('begin')
  } catch (error) {
    giveBack(asError(error))
    throw error
  }
  const id = randomUUID()
  adapter.sessions[id] = {
    db: databaseOn(adapter, client),
    resolve: () => commit(client, giveBack),
    reject: () => rollBack(client, giveBack),
  }
  return id
}

/**
 * Commits, and throws unless the database said that it did. Payload's own commit keeps every error
 * of COMMIT to itself, so that a row that does not exist is answered as stored.
 */
export async function commitTransaction(
  adapter: Adapter,
  incoming: Promise<number | string> | number | string = '',
): Promise<void> {
  const session = take(adapter, await incoming)
  if (session === undefined) throw new NotCommitted('The transaction had ended before its commit.')
  await session.resolve()
}

/** Rolls back; several who share one transaction may all ask for it. */
export async function rollbackTransaction(
  adapter: Adapter,
  incoming: Promise<number | string> | number | string = '',
): Promise<void> {
  await take(adapter, await incoming)?.reject()
}

/** Nobody else may find a session that is being ended. */
function take({ sessions }: Adapter, id: number | string): Session | undefined {
  const session = sessions[id]
  delete sessions[id]
  return session
}

type GiveBack = (error?: Error) => void

/** Once, whoever is first: the end of the transaction, or the loss of its connection. */
function givingBack(client: PoolClient): GiveBack {
  let given = false
  const giveBack: GiveBack = (error) => {
    if (given) return
    given = true
    client.removeListener('error', giveBack)
    client.release(error)
  }
  client.once('error', giveBack)
  return giveBack
}

async function commit(client: PoolClient, giveBack: GiveBack): Promise<void> {
  let command: string
  try {
    command = (await client.query('commit')).command
  } catch (error) {
    giveBack(asError(error))
    throw new NotCommitted('The database did not confirm the commit.', { cause: error })
  }
  giveBack()
  // After a statement that failed, COMMIT succeeds as a ROLLBACK.
  if (command !== 'COMMIT') throw new NotCommitted('The database rolled the transaction back.')
}

async function rollBack(client: PoolClient, giveBack: GiveBack): Promise<void> {
  try {
    await client.query('rollback')
    giveBack()
  } catch (error) {
    // the connection is not to be trusted with another transaction
    giveBack(asError(error))
  }
}

function databaseOn({ drizzle }: Adapter, client: PoolClient): Session['db'] {
  const { schema, fullSchema, tableNamesMap } = drizzle._
  const tables = schema && { fullSchema, schema, tableNamesMap }
  const dialect = new PgDialect()
  return new NodePgTransaction(dialect, new NodePgSession(client, dialect, tables), tables)
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}
