import pg from 'pg'
import { siteDatabaseUrl } from './environment'

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: siteDatabaseUrl() })
  await client.connect()
  return client
}

/** Asks the test site's database, behind the site's back. */
export async function sqlOfSite<Row extends object>(
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = await connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end()
  }
}

/** Takes a table of the test site for itself: whoever reads it waits until it is let go of. */
export async function holdTable(name: string): Promise<{ letGo: () => Promise<void> }> {
  const client = await connect()
  await client.query('begin')
  await client.query(`lock table ${client.escapeIdentifier(name)} in access exclusive mode`)
  const letGo = async () => {
    await client.query('rollback')
    await client.end()
  }
  return { letGo }
}

/** How many wait for a table that is held. */
export async function waitersFor(name: string): Promise<number> {
  const waiting = await sqlOfSite(
    'select 1 from pg_locks where relation = $1::regclass and not granted',
    [name],
  )
  return waiting.length
}
