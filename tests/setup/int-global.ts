import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startPostgres } from '../../scripts/lib/postgres.mjs'
import { prepareDatabase } from '../../scripts/lib/prepare-database.mjs'
import { databaseOn, databasePrefix, templateDatabase, testEnvironment } from './environment'

declare module 'vitest' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only interfaces merge
  interface ProvidedContext {
    /** Where the run's PostgreSQL answers; each test file makes a database of its own there. */
    serverUrl: string
  }
}

/**
 * One PostgreSQL for the whole run. The migrations run once, into the database that every test
 * file's own is copied from.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres({ dataDir: '.data/test-postgres', throwaway: true })
  const serverUrl = server.url('postgres')
  project.provide('serverUrl', serverUrl)
  await onServer(serverUrl, async (client) => {
    await dropTestDatabases(client)
    await client.query(`create database ${templateDatabase}`)
  })
  await prepareDatabase({
    ...testEnvironment,
    ADMIN_EMAIL: '',
    ADMIN_PASSWORD: '',
    DATABASE_URL: databaseOn(serverUrl, templateDatabase),
    NODE_ENV: 'production',
  })
  return async () => {
    await onServer(serverUrl, dropTestDatabases)
    await server.stop()
  }
}

/** At the end because they fill the disk, at the start because an earlier run may have been killed. */
async function dropTestDatabases(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [databasePrefix],
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
