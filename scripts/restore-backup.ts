// Puts a backup into the database of DATABASE_URL and the store of uploads; `npm run restore -- <folder>`
// starts it. `--replace` allows it to take away what is there.
import path from 'node:path'
import pg from 'pg'
import type { Payload } from 'payload'
import { migrations } from '@migrations/index'
import { env } from '@/config/env'
import { configuredStore } from './backup/configured-store'
import { readManifest, requireWhole } from './backup/manifest.mjs'
import { emptyDatabase, isEmpty, loadTables } from './backup/tables.mjs'
import { loadPayload, runMigrations } from './lib/run-migrations'

type Wish = { folder: string; isReplacing: boolean }

function readWish(words: string[]): Wish {
  const folders = words.filter((word) => !word.startsWith('--'))
  const [folder] = folders
  if (folder === undefined || folders.length > 1) {
    throw new Error('Say which backup: npm run restore -- <folder> [--replace]')
  }
  return { folder: path.resolve(folder), isReplacing: words.includes('--replace') }
}

async function restoreBackup({ folder, isReplacing }: Wish): Promise<void> {
  const manifest = readManifest(folder)
  const known = new Set(migrations.map(({ name }) => name))
  const unknown = manifest.migrations.find((name) => !known.has(name))
  if (unknown !== undefined) {
    throw new Error(`The backup has the migration ${unknown}, which this release does not know.`)
  }
  // before anything is taken away
  await requireWhole(folder, manifest)
  const store = await configuredStore(env())
  const client = new pg.Client({
    connectionString: env().DATABASE_URL,
    connectionTimeoutMillis: 10_000,
  })
  await client.connect()
  if (!(await isEmpty(client))) {
    if (!isReplacing) {
      throw new Error(
        'The database of DATABASE_URL is not empty: make an empty one, or say --replace to lose what is in it.',
      )
    }
    await emptyDatabase(client)
  }
  const payload: Payload = await loadPayload()
  // as far as the backup had come; `npm run migrate` goes on from there
  await runMigrations(
    payload,
    migrations.filter(({ name }) => manifest.migrations.includes(name)),
  )
  await payload.destroy()
  for (const name of await loadTables(client, folder, manifest)) {
    console.log(`${name} was not restored: no migration makes it.`)
  }
  await client.end()
  for (const { name } of manifest.media) {
    await store.copyIn(name, path.join(folder, 'media', name))
  }
}

const wish = process.argv.slice(2)
Promise.resolve()
  .then(() => restoreBackup(readWish(wish)))
  .then(
    () => {
      console.log('restored')
      process.exit(0)
    },
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error)
      process.exit(1)
    },
  )
