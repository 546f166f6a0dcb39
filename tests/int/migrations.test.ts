import crypto from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { sql } from '@payloadcms/db-postgres'
import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import pg from 'pg'
import { afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { migrations } from '@migrations/index'
import { TableInUse, patient } from '@/integrations/database/patient-migration'
import { runPreparation } from '../../scripts/lib/prepare-database.mjs'
import { databaseOn, databasePrefix, testEnvironment } from '../setup/environment'
import { testPayload } from '../setup/database'

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
    const url = process.env.DATABASE_URL ?? ''
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
    const busy = await connectTo(process.env.DATABASE_URL ?? '')
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
