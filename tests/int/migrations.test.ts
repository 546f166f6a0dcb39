import { spawn } from 'node:child_process'
import crypto from 'node:crypto'
import { once } from 'node:events'
import fs from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { sql } from '@payloadcms/db-postgres'
import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import pg from 'pg'
import { afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { migrations } from '@migrations/index'
import { TableInUse, patient } from '@/integrations/database/patient-migration'
import { requireDurable } from '../../scripts/lib/durability.mjs'
import { startPostgres } from '../../scripts/lib/postgres.mjs'
import { runPreparation } from '../../scripts/lib/prepare-database.mjs'
import { databaseOn, databasePrefix, testEnvironment } from '../setup/environment'
import { databaseUrl, testPayload } from '../setup/database'

const clients: pg.Client[] = []

async function connectTo(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  clients.push(client)
  return client
}

// what is looked at begins at once
beforeAll(async () => void (await testPayload()))

afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.end()))
})

const patience = { lockTimeoutMs: 300, pauseMs: 300, attempts: 10 }
const widen = {
  name: 'widen',
  up: async ({ db }: MigrateUpArgs): Promise<void> => {
    await db.execute(sql`alter table regions add column "shape" text`)
    await db.execute(sql`alter table quotes add column "shape" text`)
  },
}

/** Runs a migration as Payload does, in a transaction that it ends as a whole. */
async function runAlone(migration: typeof widen): Promise<void> {
  const { db } = await testPayload()
  const id = await db.beginTransaction()
  const session = db.sessions?.[String(id)]
  if (id === null || session === undefined) throw new Error('There is no transaction.')
  try {
    await migration.up({ db: session.db } as MigrateUpArgs)
    await db.commitTransaction(id)
  } catch (error) {
    await db.rollbackTransaction(id)
    throw error
  }
}

describe('a migration of a site that is running', () => {
  it('lets the site go on while somebody keeps a table in use, and then is done', async () => {
    const url = databaseUrl()
    const busy = await connectTo(url)
    const visitor = await connectTo(url)
    await busy.query('begin; lock table quotes in access share mode')
    let isThrough = false
    const migrating = runAlone(patient(widen, patience)).then(() => (isThrough = true))
    const waits: number[] = []
    for (let turn = 0; turn < 12; turn += 1) {
      const asked = Date.now()
      await visitor.query('select count(*) from quotes')
      await visitor.query('select count(*) from regions')
      waits.push(Date.now() - asked)
      await setTimeout(100)
    }
    expect(isThrough).toBe(false)
    expect(Math.max(...waits)).toBeLessThan(900)
    await busy.query('commit')
    await migrating
    await visitor.query('select q."shape" from quotes q, regions r where r."shape" is null')
  })

  it('says at last which one waits, and has done nothing', async () => {
    const busy = await connectTo(databaseUrl())
    await busy.query('begin; lock table glass_types in access share mode')
    const other = {
      name: 'other',
      up: async ({ db }: MigrateUpArgs): Promise<void> => {
        await db.execute(sql`alter table hardware add column "shape" text`)
        await db.execute(sql`alter table glass_types add column "shape" text`)
      },
    }
    const outcome = runAlone(patient(other, { ...patience, attempts: 2 }))
    await expect(outcome).rejects.toThrow(TableInUse)
    await expect(outcome).rejects.toThrow('The migration other needs a table')
    await expect(busy.query('select "shape" from hardware')).rejects.toThrow('does not exist')
  })
})

it('two replicas that are started together prepare the database once', async () => {
  const serverUrl = inject('serverUrl')
  const name = `${databasePrefix}${crypto.randomUUID().replaceAll('-', '')}`
  await (await connectTo(serverUrl)).query(`create database ${name}`)
  const env = {
    ...testEnvironment,
    ADMIN_EMAIL: 'first@example.com',
    ADMIN_PASSWORD: 'a-password-of-the-first',
    DATABASE_URL: databaseOn(serverUrl, name),
    NODE_ENV: 'production',
  }
  const said = await Promise.all([runPreparation(env), runPreparation(env)])
  for (const each of said) expect(each.trimEnd().endsWith('prepared')).toBe(true)
  const { rows } = await (
    await connectTo(env.DATABASE_URL)
  ).query<{ ran: number; kinds: number; users: number }>(`
    select count(*)::int as ran, count(distinct name)::int as kinds,
      (select count(*)::int from users) as users
    from payload_migrations`)
  expect(rows[0]).toEqual({ ran: migrations.length, kinds: migrations.length, users: 1 })
})

it('nobody keeps payments on a server that forgets at a power cut', async () => {
  const env = { ...process.env, NODE_ENV: 'production' as const }
  // the tests' own server is such a one
  const child = spawn(process.execPath, ['scripts/migrate.mjs'], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (part: Buffer) => (said += part.toString()))
  const [code] = (await once(child, 'close')) as [number]
  expect(code).toBe(1)
  expect(said.trim()).toBe(
    'The database server has fsync, full_page_writes, synchronous_commit off: a power cut would lose payments. Switch it on first.',
  )
  const server = await startPostgres({ dataDir: `.data/durable-${process.pid}` })
  try {
    await expect(requireDurable(server.url('postgres'))).resolves.toBeUndefined()
  } finally {
    await server.stop()
    for (const end of ['', '.password', '.log']) {
      fs.rmSync(`.data/durable-${process.pid}${end}`, { recursive: true, force: true })
    }
  }
})
