// `npm run bench:restore`: how long a chain of shops takes to be saved and to be had back, with every row and
// every setting compared, and how long this release's migrations take on it while people go on working.
// `--release <folder>` names a checkout of an earlier release, with its packages: it makes and saves the shop,
// so that there are migrations to run. About half an hour and 25 GB of disk at full size; `--part 0.01` grows
// the database by a hundredth.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { demoEnvironment } from '../../scripts/lib/demo-env.mjs'
import { root } from '../../scripts/lib/paths.mjs'
import { ensureDatabase, startPostgres } from '../../scripts/lib/postgres.mjs'
import type * as preparation from '../../scripts/lib/prepare-database.mjs'
import { run } from '../../scripts/lib/processes.mjs'
import { differences, everyTable, megabytesOf } from './every-table'
import { growShop } from './grown-shop'
import { peopleAtWork } from './people-at-work'
import { shopOfPart } from './shop-sizes'

const { values: options } = parseArgs({
  options: {
    release: { type: 'string', default: root },
    /** A part of the chain of shops that the database is grown to. */
    part: { type: 'string', default: '1' },
  },
})
const release = path.resolve(options.release)
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-restore-'))
const postgres = await startPostgres({ dataDir: '.data/bench-restore-postgres' })

const environment = (database: string) => ({
  ...demoEnvironment({ site: 1, sandbox: 1, inbox: 1, smtp: 1 }, postgres.url(database)),
  APP_MODE: 'test',
  LOG_LEVEL: 'warn',
  BACKUP_DIR: folder,
})

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return Number(((performance.now() - begun) / 1000).toFixed(1))
}

const command = (words: string[], database: string, cwd: string) =>
  run(process.execPath, words, { cwd, env: environment(database) })

/** The sample company as that release makes it, grown. */
async function makeShop(): Promise<void> {
  await ensureDatabase(postgres.url('postgres'), 'shop')
  const itsOwn = pathToFileURL(path.join(release, 'scripts/lib/prepare-database.mjs')).href
  const { prepareDatabase } = (await import(itsOwn)) as typeof preparation
  await prepareDatabase(environment('shop'))
  await growShop(postgres.url('shop'), shopOfPart(Number(options.part)))
}

type Row = { what: string; seconds: number; more: string }

async function measure(): Promise<Row[]> {
  await makeShop()
  const shop = await everyTable(postgres.url('shop'))
  const rows = Object.values(shop).reduce((sum, table) => sum + table.rows, 0)
  const size = `${rows} rows, ${await megabytesOf(postgres.url('shop'))} MB`
  const saved = await seconds(() => command(['scripts/backup.mjs'], 'shop', release))
  const [name] = fs.readdirSync(folder)
  if (name === undefined) throw new Error('There is no backup.')
  const backup = path.join(folder, name)
  const inBackup = `${folderMegabytes(backup)} MB of files`
  await ensureDatabase(postgres.url('postgres'), 'again')
  const restored = await seconds(() => command(['scripts/restore.mjs', backup], 'again', root))
  // the note of the last backup was written after it
  const differing = differences(shop, await everyTable(postgres.url('again')), ['payload_kv'])
  if (differing.length > 0) throw new Error(`Not as it was: ${differing.join(', ')}`)
  const people = peopleAtWork(postgres.url('again'))
  const migrated = await seconds(() => command(['scripts/migrate.mjs'], 'again', root))
  const { done, refused, longestMs } = await people.goHome()
  const { payload_migrations: known } = await everyTable(postgres.url('again'), [
    'payload_migrations',
  ])
  const ran = (known?.rows ?? 0) - (shop.payload_migrations?.rows ?? 0)
  return [
    { what: 'a backup', seconds: saved, more: `${size}; ${inBackup}` },
    { what: 'restored to an empty database', seconds: restored, more: 'every table the same' },
    {
      what: 'this release’s migrations, with people at work',
      seconds: migrated,
      more: `${ran} of them; ${done} works done, ${refused} refused, the longest ${longestMs} ms`,
    },
  ]
}

function folderMegabytes(place: string): number {
  const bytes = fs
    .readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + fs.statSync(path.join(entry.parentPath, entry.name)).size, 0)
  return Math.round(bytes / 1e6)
}

try {
  console.table(await measure())
} finally {
  await postgres.stop()
  fs.rmSync(folder, { recursive: true, force: true })
  fs.rmSync(path.resolve(root, '.data/bench-restore-postgres'), { recursive: true, force: true })
}
