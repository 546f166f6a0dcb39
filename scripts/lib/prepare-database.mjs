import fs from 'node:fs'
import { inProject, root } from './paths.mjs'
import { run } from './processes.mjs'
import { withPayload } from './with-payload.mjs'

/**
 * Runs the missing migrations, makes the first administrator and loads the sample company on an
 * empty database. Looks first with one query, since starting Payload for nothing takes seconds.
 */
export async function prepareDatabase(env) {
  if (await isPrepared(env.DATABASE_URL)) return 'skipped'
  await runPreparation(env)
  return 'prepared'
}

/** The preparation itself, whatever the database holds; answers what it said. */
export function runPreparation(env) {
  const args = [...withPayload, 'scripts/prepare-database.ts']
  // it calls services, which only the build's server half may load otherwise
  const paths = { TSX_TSCONFIG_PATH: inProject('scripts/services-in-node.tsconfig.json') }
  const options = { cwd: root, env: { ...env, ...paths } }
  return untilItSays('prepared', () => run(process.execPath, args, options))
}

const mostAttempts = 3

/**
 * Runs a script until it ends with its last word: a run that ends well without it has not done its work,
 * nor has one that gave up waiting (13). Whatever else goes wrong is thrown at once.
 */
export async function untilItSays(word, attempt) {
  for (let turn = 1; turn <= mostAttempts; turn++) {
    const said = await attempt().catch((error) => {
      if (!/ ended with 13\n/.test(error.message)) throw error
      return ''
    })
    if (said.trimEnd().endsWith(word)) return said
  }
  throw new Error(`The script ended ${mostAttempts} times without its work, and nothing says why.`)
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
