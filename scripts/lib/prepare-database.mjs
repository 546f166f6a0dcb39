import fs from 'node:fs'
import { inProject, root } from './paths.mjs'
import { run } from './processes.mjs'

/**
 * Runs the missing migrations, makes the first administrator and loads the sample company on an
 * empty database. Looks first with one query, since starting Payload for nothing takes seconds.
 */
export async function prepareDatabase(env) {
  if (await isPrepared(env.DATABASE_URL)) return 'skipped'
  // a run that ends well without its last word has not done its work
  for (let attempt = 1; attempt <= 3; attempt++) {
    const said = await run(process.execPath, ['--import', 'tsx', 'scripts/prepare-database.ts'], {
      cwd: root,
      env,
    }).catch((error) => {
      if (!error.message.includes('ended with 13')) throw error
      return ''
    })
    if (said.includes('prepared')) return 'prepared'
  }
  throw new Error('The database was not prepared, three times in a row, and nothing says why.')
}

async function isPrepared(databaseUrl) {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const done = await client.query('select name from payload_migrations')
    const users = await client.query('select count(*)::int as n from users')
    const names = new Set(done.rows.map((row) => row.name))
    const wanted = fs
      .readdirSync(inProject('migrations'))
      .filter((file) => /^\d.*\.ts$/.test(file))
      .map((file) => file.replace(/\.ts$/, ''))
    return users.rows[0].n > 0 && wanted.every((name) => names.has(name))
  } catch (error) {
    if (error.code === '42P01') return false
    throw error
  } finally {
    await client.end()
  }
}
