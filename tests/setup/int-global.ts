import { execFileSync } from 'node:child_process'
import pg from 'pg'
import { startPostgres } from '../../scripts/lib/postgres.mjs'
import { databasePrefix, templateDatabase, testEnvironment } from './environment'

/**
 * One PostgreSQL for the whole run: the one named by TEST_DATABASE_URL, or an embedded one.
 * The migrations run once, into the database that every test file's own is copied from.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL ?? ''
  const own =
    given === ''
      ? await startPostgres({ dataDir: '.data/test-postgres', throwaway: true })
      : undefined
  const serverUrl = own?.url('postgres') ?? given
  process.env.TEST_DATABASE_URL = serverUrl
  process.env.TEST_RUN = String(process.pid)
  await onServer(serverUrl, (client) => client.query(`create database ${templateDatabase()}`))
  await migrateForCertain(serverUrl)
  return async () => {
    await onServer(serverUrl, dropOfThisRun)
    await own?.stop()
  }
}

async function dropOfThisRun(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [databasePrefix()],
  )
  for (const { datname } of rows) await client.query(`drop database "${datname}" with (force)`)
}

async function onServer(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

/** On a busy machine Payload's migrate has ended with success and without having migrated, three times running. */
async function migrateForCertain(serverUrl: string): Promise<void> {
  for (let attempt = 1; attempt <= 10; attempt += 1) {
    migrate(serverUrl)
    if (await isMigrated(serverUrl)) return
    await new Promise((done) => setTimeout(done, attempt * 500))
  }
  throw new Error('The migrations of the template database did not run.')
}

async function isMigrated(serverUrl: string): Promise<boolean> {
  const url = new URL(serverUrl)
  url.pathname = `/${templateDatabase()}`
  let tables = 0
  await onServer(url.toString(), async (client) => {
    const { rowCount } = await client.query("select from pg_tables where tablename = 'quotes'")
    tables = rowCount ?? 0
  })
  return tables > 0
}

function migrate(serverUrl: string): void {
  const url = new URL(serverUrl)
  url.pathname = `/${templateDatabase()}`
  execFileSync(process.execPath, ['node_modules/payload/bin.js', 'migrate'], {
    env: {
      ...process.env,
      ...testEnvironment,
      DATABASE_URL: url.toString(),
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 120_000,
  })
}
