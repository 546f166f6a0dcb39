import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { pristineDatabaseUrl } from './environment'

/**
 * A database of the test's own, with the sample company as it was loaded: whatever is stored there, nobody
 * else's background work takes up. `tablespace` says where its files lie.
 */
export async function openOwnDatabase(tablespace = 'pg_default') {
  const pristine = new URL(pristineDatabaseUrl())
  const name = `own_${process.pid}_${randomUUID().slice(0, 8)}`
  const template = pristine.pathname.slice(1)
  await onServer(pristine, `create database ${name} template ${template} tablespace ${tablespace}`)
  const url = new URL(pristine)
  url.pathname = `/${name}`
  const pool = new pg.Pool({ connectionString: url.toString(), max: 2 })
  pool.on('error', () => undefined)
  return {
    url: url.toString(),
    sql: async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
      (await pool.query<Row>(text, values)).rows,
    drop: async () => {
      await pool.end()
      await onServer(pristine, `drop database if exists ${name} with (force)`)
    },
  }
}

/** As whoever owns the server, outside of any database of a shop. */
export async function onServer(at: URL, statement: string): Promise<void> {
  const url = new URL(at)
  url.pathname = '/postgres'
  const client = new pg.Client({ connectionString: url.toString() })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
