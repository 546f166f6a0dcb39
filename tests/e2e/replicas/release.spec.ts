import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { sampleShower } from '../../bench/sample-shower'
import { sqlOfSite } from '../support/database'
import { siteDatabaseUrl } from '../support/environment'
import { ask, newCaller } from './world/ask'
import { brokenPromises } from './world/kept'
import { openRelease } from './world/release'
import { expect, note, test } from './world/test'
import { letVisitorsIn } from './world/visitors'
import { migrate } from './world/world'

test('a release with a migration goes through while people work, and nobody sees it', async ({
  world,
}) => {
  test.setTimeout(900_000)
  const releases = 3
  const visitors = await letVisitorsIn(world, 4)
  const opened = []
  try {
    for (let turn = 0; turn < releases; turn += 1) {
      const next = await openRelease()
      opened.push(next)
      addMigration(next.files, `rolled_out_${turn}`)
      await migrate(next, world.settings)
      for (const index of [0, 1] as const) {
        await pause(1_000)
        const { code } = await world.replicas[index].stop()
        expect(code).toBe(0)
        await world.replace(index, next)
      }
    }
  } finally {
    await visitors.leave()
    for (const index of [0, 1] as const) {
      await world.replicas[index].kill()
      await world.replace(index)
    }
    for (const release of opened) await release.remove()
  }
  const { saved, settled } = visitors.promised
  note(
    releases,
    `${visitors.calls()} calls: ${visitors.pages()} pages, ${saved.size} saves, ${settled.length} webhooks`,
  )
  const columns = await sqlOfSite(
    `select column_name from information_schema.columns
     where table_name = 'quotes' and column_name like 'rolled_out_%'`,
  )
  expect(columns).toHaveLength(releases)
  expect(visitors.failed).toEqual({})
  expect(await brokenPromises(visitors.promised)).toEqual([])
})

/** The next release has a column more on the busiest table, filled for the rows that are there, and an index. */
function addMigration(files: string, column: string): void {
  const name = `99991231_235959_${column}`
  fs.writeFileSync(
    path.join(files, 'migrations', `${name}.ts`),
    `import { sql } from '@payloadcms/db-postgres'
     import type { MigrateUpArgs } from '@payloadcms/db-postgres'
     export async function up({ db }: MigrateUpArgs): Promise<void> {
       await db.execute(sql\`ALTER TABLE quotes ADD COLUMN ${column} varchar DEFAULT 'none' NOT NULL\`)
       await db.execute(sql\`UPDATE quotes SET ${column} = 'old'\`)
       await db.execute(sql\`CREATE INDEX quotes_${column}_idx ON quotes (${column})\`)
     }
     export async function down(): Promise<void> {}`,
  )
  const index = path.join(files, 'migrations/index.ts')
  const listed = fs.readFileSync(index, 'utf8')
  const entry = `{ up: added.up, down: added.down, name: '${name}' }`
  const withAdded = listed.replace(/,?\s*\];?\s*$/, `,\n  ${entry},\n]\n`)
  fs.writeFileSync(index, `import * as added from './${name}'\n${withAdded}`)
}

test('a replica that is told to stop answers first what has begun', async ({ world }) => {
  test.setTimeout(600_000)
  const repetitions = 6
  const headers = await world.signIn('customer')
  const shower = await sampleShower(world.url)
  const priced = await ask(`${world.url}/api/quotes/calculate`, { body: shower, from: newCaller() })
  const { totalCost } = JSON.parse(priced.text) as { totalCost: number }
  const took: number[] = []
  for (let turn = 0; turn < repetitions; turn += 1) {
    const index = turn % 2 === 0 ? 0 : 1
    const replica = world.replicas[index]
    const person = { customerName: 'Jordan Sample', customerPhone: '', projectAddress: '' }
    const body = { ...shower, ...person, expectedTotal: totalCost, requestKey: crypto.randomUUID() }
    const held = await hold('quotes')
    const saving = ask(`${replica.url}/api/quotes/save`, { body, headers })
    await held.waitedFor()
    const stopping = replica.stop()
    // nothing new is taken any more
    await expect
      .poll(() =>
        ask(replica.url).then(
          () => 'answered',
          () => 'refused',
        ),
      )
      .toBe('refused')
    await pause(1_000)
    await held.letGo()
    const answer = await saving
    expect(answer.status, answer.text).toBe(201)
    const { code, tookMs } = await stopping
    expect(code).toBe(0)
    // what runs containers kills after ten seconds
    expect(tookMs).toBeLessThan(10_000)
    took.push(tookMs)
    expect(
      await sqlOfSite('select id from quotes where request_key = $1', [body.requestKey]),
    ).toHaveLength(1)
    await world.replace(index)
  }
  note(repetitions, `gone after ${Math.max(...took)} ms at most, the second of waiting included`)
})

/** Keeps everybody from writing to a table until it lets go. */
async function hold(table: string) {
  const client = new pg.Client({ connectionString: siteDatabaseUrl() })
  await client.connect()
  await client.query(`begin; lock table ${table} in exclusive mode`)
  return {
    waitedFor: () =>
      expect
        .poll(
          async () =>
            (
              await sqlOfSite(
                'select 1 from pg_stat_activity where cardinality(pg_blocking_pids(pid)) > 0',
              )
            ).length,
        )
        .toBeGreaterThan(0),
    letGo: async () => {
      await client.query('commit')
      await client.end()
    },
  }
}
