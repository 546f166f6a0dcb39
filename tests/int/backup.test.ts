import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { queueMail } from '@/services/mail/queue-mail'
import { startBucket } from '../fixtures/bucket'
import { aPaidQuote, paymentData, userData } from '../fixtures/rows'
import { onDatabase } from '../fixtures/on-database'
import { runSql } from '../fixtures/run-sql'
import { closePayload, databaseUrl, testPayload } from '../setup/database'
import { testEnvironment } from '../setup/environment'

// programs are started, one after the other
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

const database = new URL(databaseUrl()).pathname.slice(1)
const letter = 'Grüße\t"from"\\n a \\. line\r\nand its next'

/** A checkout of the project that has its uploads to itself. */
const checkout = fs.mkdtempSync(path.join(os.tmpdir(), 'backup-'))

beforeAll(() => {
  fs.cpSync('scripts', path.join(checkout, 'scripts'), { recursive: true })
  for (const name of ['collections', 'migrations', 'node_modules', 'src']) {
    fs.symlinkSync(path.resolve(name), path.join(checkout, name))
  }
  for (const name of ['package.json', 'payload.config.ts', 'tsconfig.json']) {
    fs.copyFileSync(name, path.join(checkout, name))
  }
  fs.mkdirSync(path.join(checkout, 'media/sample'), { recursive: true })
  fs.writeFileSync(path.join(checkout, 'media/sample/of-the-code.webp'), 'sample')
  fs.mkdirSync(path.join(checkout, 'media-private/photos'), { recursive: true })
  fs.writeFileSync(path.join(checkout, 'media-private/photos/door.webp'), 'a door of a customer')
})

afterAll(() => fs.rmSync(checkout, { recursive: true }))

async function command(words: string[], more: Record<string, string> = {}) {
  const { HOME, PATH } = process.env
  const child = spawn(process.execPath, words, {
    cwd: checkout,
    env: {
      NODE_ENV: 'production',
      HOME,
      PATH,
      ...testEnvironment,
      DATABASE_URL: databaseUrl(),
      ...more,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  child.stdout.on('data', (part: Buffer) => (said += part.toString()))
  child.stderr.on('data', (part: Buffer) => (said += part.toString()))
  const [code] = (await once(child, 'close')) as [number]
  return { code, said: said.trim() }
}

const restore = (words: string[], more?: Record<string, string>) =>
  command(['scripts/restore.mjs', ...words], more)

async function replaceDatabase(): Promise<void> {
  await onDatabase(inject('serverUrl'), async (client) => {
    await client.query(`drop database "${database}" with (force)`)
    await client.query(`create database "${database}"`)
  })
}

/** How many rows each table has, and one checksum of all that stands in them. */
function everyTable(): Promise<Record<string, string>> {
  return onDatabase(databaseUrl(), async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
    )
    const found: Record<string, string> = {}
    for (const { name } of tables) {
      const { rows } = await client.query<{ rows: string; sum: string }>(
        `select count(*) as rows, md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as sum
         from "${name}" t`,
      )
      found[name] = `${rows[0]?.rows} ${rows[0]?.sum}`
    }
    return found
  })
}

/** What must be there besides the rows: keys, references, indexes, defaults. */
function everyRule(): Promise<string[]> {
  return onDatabase(databaseUrl(), async (client) => {
    const { rows } = await client.query<{ rule: string }>(`
      select conname || ' ' || pg_get_constraintdef(oid) as rule from pg_constraint
      where connamespace = 'public'::regnamespace
      union all select indexdef from pg_indexes where schemaname = 'public'
      union all select tgname || ' ' || tgenabled::text || pg_get_triggerdef(oid) from pg_trigger
      where not tgisinternal
      order by 1`)
    return rows.map(({ rule }) => rule)
  })
}

async function nextNumber(): Promise<number> {
  return onDatabase(databaseUrl(), async (client) => {
    const { rows } = await client.query<{ id: string }>(`select nextval('quotes_id_seq') as id`)
    return Number(rows[0]?.id)
  })
}

const picture = () => path.join(checkout, 'media/hall.webp')

/** A shop with a paid quote, a letter that waits, and a picture. */
async function fillShop(): Promise<void> {
  const payload = await testPayload()
  const user = { collection: 'users', data: userData(), overrideAccess: true } as const
  const { id } = await payload.create(user)
  await aPaidQuote(id)
  const payment = { collection: 'payments', data: await paymentData(id) } as const
  const { id: paid } = await payload.create({ ...payment, overrideAccess: true })
  await runSql(sql`update payments set status = 'succeeded', paid_at = now() where id = ${paid}`)
  const words = { to: 'robin@example.com', subject: letter, text: letter, html: letter }
  await queueMail({ payload, message: words })
  const data = await sharp({
    create: { width: 900, height: 600, channels: 3, background: '#1f6f63' },
  })
    .webp()
    .toBuffer()
  const file = { data, name: 'hall.webp', mimetype: 'image/webp', size: data.length }
  const made = await payload.create({
    collection: 'media',
    data: { alt: 'A hall' },
    file,
    overrideAccess: true,
  })
  const names = [made.filename, ...Object.values(made.sizes ?? {}).map((size) => size?.filename)]
  for (const name of names) {
    if (!name) continue
    fs.renameSync(
      path.resolve('media', name),
      path.join(checkout, 'media', name.replace(made.filename ?? '', 'hall.webp')),
    )
  }
}

describe('a backup', () => {
  let folder = ''
  let rows: Record<string, string> = {}
  let rules: string[] = []
  let bytes = Buffer.alloc(0)
  let highest = 0

  beforeAll(async () => {
    await fillShop()
    bytes = fs.readFileSync(picture())
    rows = await everyTable()
    rules = await everyRule()
    highest = await nextNumber()
    await onDatabase(databaseUrl(), (client) => client.query('create table scratch (id serial)'))
    const made = await command(['scripts/backup.mjs'])
    expect(made).toMatchObject({ code: 0 })
    folder = made.said.split(' are in ')[1] ?? ''
    await closePayload()
  })

  it('says where it lies, and the database says when it was made', async () => {
    expect(path.dirname(folder)).toBe(path.join(checkout, '.data/backups'))
    const [note] = await onDatabase(databaseUrl(), async (client) => {
      const found = await client.query<{ at: string }>(
        `select data ->> 'at' as at from payload_kv where key = 'backup:last'`,
      )
      return found.rows
    })
    expect(Date.now() - new Date(note?.at ?? 0).getTime()).toBeLessThan(120_000)
  })

  it('is not put over what is there unless that is asked for', async () => {
    const before = await everyTable()
    const { code, said } = await restore([folder])
    expect(code).toBe(1)
    expect(said).toMatch(/^The database of DATABASE_URL is not empty: [^\n]+$/)
    expect(await everyTable()).toEqual(before)
  })

  it('brings everything back after database and uploads are destroyed', async () => {
    await replaceDatabase()
    fs.rmSync(path.join(checkout, 'media'), { recursive: true })
    fs.rmSync(path.join(checkout, 'media-private'), { recursive: true })
    const said = 'scratch was not restored: no migration makes it.\nrestored'
    expect(await restore([folder])).toEqual({ code: 0, said })
    expect(await everyTable()).toEqual(rows)
    expect(rows.quotes).toMatch(/^2 /)
    expect(rows.payments).toMatch(/^1 /)
    expect(await everyRule()).toEqual(rules)
    expect(await nextNumber()).toBe(highest + 1)
    expect(fs.readFileSync(picture()).equals(bytes)).toBe(true)
    const door = path.join(checkout, 'media-private/photos/door.webp')
    expect(fs.readFileSync(door, 'utf8')).toBe('a door of a customer')
    expect(fs.existsSync(path.join(checkout, 'media/sample'))).toBe(false)
  })

  it('is put over what is there when that is asked for, on disk or in a bucket', async () => {
    await onDatabase(databaseUrl(), (client) => client.query(`update quotes set notes = 'changed'`))
    expect(await everyTable()).not.toEqual(rows)
    const bucket = await startBucket()
    const settings = {
      S3_BUCKET: 'pictures',
      S3_ENDPOINT: bucket.url,
      S3_ACCESS_KEY_ID: 'sample',
      S3_SECRET_ACCESS_KEY: 'sample-secret',
    }
    try {
      const restored = await restore([folder, '--replace'], settings)
      // Amazon's client may say something of its own before
      expect(restored.said).toMatch(/^restored$/m)
      expect(await everyTable()).toEqual(rows)
      expect(bucket.objects.get('/pictures/hall.webp')?.equals(bytes)).toBe(true)
      const door = bucket.objects.get('/pictures/private/photos/door.webp')?.toString()
      expect(door).toBe('a door of a customer')

      const again = await command(['scripts/backup.mjs'], { ...settings, BACKUP_KEEP: '1' })
      expect(again).toMatchObject({ code: 0 })
      const second = again.said.split(' are in ')[1] ?? ''
      expect(fs.readFileSync(path.join(second, 'media/hall.webp')).equals(bytes)).toBe(true)
      expect(fs.existsSync(path.join(second, 'media/private/photos/door.webp'))).toBe(true)
      // one is kept
      expect(fs.readdirSync(path.dirname(second))).toEqual([path.basename(second)])
      folder = second
    } finally {
      await bucket.close()
    }
  })

  it.each(['tables/quotes.copy.gz', 'media/hall.webp'])(
    'that is damaged in %s takes nothing away',
    async (part) => {
      const file = path.join(folder, part)
      const whole = fs.readFileSync(file)
      const before = await everyTable()
      const damaged = Buffer.from(whole)
      damaged[damaged.length >> 1] = (damaged[damaged.length >> 1] ?? 0) ^ 1
      fs.writeFileSync(file, damaged)
      const { code, said } = await restore([folder, '--replace'])
      expect({ code, said }).toEqual({ code: 1, said: `${part} of the backup is damaged.` })
      expect(await everyTable()).toEqual(before)
      fs.writeFileSync(file, whole)
    },
  )
})
