// Saves the database and the uploads to one dated folder; `npm run backup` starts it.
import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { env } from '@/config/env'
import { folderNameOf, forgetOld, measureFile, writeManifest } from './backup/manifest.mjs'
import { configuredStore } from './backup/configured-store'
import { dumpTables } from './backup/tables.mjs'
import { inProject } from './lib/paths.mjs'

const noteOfLast = 'backup:last'

async function makeBackup(): Promise<string> {
  const { BACKUP_DIR, BACKUP_KEEP, DATABASE_URL } = env()
  const place = path.resolve(inProject(), BACKUP_DIR)
  const at = new Date()
  const folder = path.join(place, folderNameOf(at))
  const half = `${folder}.half`
  fs.mkdirSync(half, { recursive: true, mode: 0o700 })
  const client = new pg.Client({ connectionString: DATABASE_URL, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    const server = await client.query<{ server_version: string }>('show server_version')
    // the database first: a picture that comes in between is a file too many, not a hole
    const dumped = await dumpTables(client, half)
    const media = await saveMedia(half)
    const { version } = JSON.parse(fs.readFileSync(inProject('package.json'), 'utf8')) as Release
    writeManifest(half, {
      format: 1,
      at: at.toISOString(),
      version,
      postgres: server.rows[0]?.server_version ?? '',
      ...dumped,
      media,
    })
    fs.renameSync(half, folder)
    await client.query(
      `insert into payload_kv (key, data) values ($1, $2)
       on conflict (key) do update set data = excluded.data`,
      [noteOfLast, JSON.stringify({ at: at.toISOString() })],
    )
    forgetOld(place, BACKUP_KEEP)
    const rows = dumped.tables.reduce((sum, table) => sum + table.rows, 0)
    return `${rows} rows of ${dumped.tables.length} tables and ${media.length} files are in ${folder}`
  } finally {
    await client.end()
    fs.rmSync(half, { recursive: true, force: true })
  }
}

type Release = { version: string }

async function saveMedia(folder: string) {
  const store = await configuredStore(env())
  const saved = []
  for (const name of await store.list()) {
    const file = path.join(folder, 'media', name)
    await store.copyOut(name, file)
    saved.push({ name, ...(await measureFile(file)) })
  }
  return saved
}

makeBackup().then(
  (said) => console.log(said),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  },
)
