import fs from 'node:fs'
import { ensureBuilt } from './build.mjs'
import { demoEnvironment } from './demo-env.mjs'
import { inProject } from './paths.mjs'
import { ensureDatabase, startPostgres } from './postgres.mjs'
import { freePort } from './processes.mjs'
import { prepareDatabase } from './prepare-database.mjs'
import { startStack } from './stack.mjs'

/**
 * The production build on a fresh database with the sample company, its own inbox and its own
 * sandbox, on free ports: what the browser tests visit. Building and loading begin at once and are
 * through when `prepared` is.
 */
export async function prepareTestSite() {
  const ports = {
    site: await freePort(),
    sandbox: await freePort(),
    inbox: await freePort(),
    smtp: await freePort(),
  }
  const database = `browser_${process.pid}`
  const postgres = await startPostgres({ dataDir: '.data/test-site-postgres', throwaway: true })
  await ensureDatabase(postgres.url('postgres'), database)
  const env = testEnvironment(ports, postgres.url(database))
  const begun = Date.now()
  const prepared = Promise.all([ensureBuilt(), prepareDatabase(env)]).then(([built]) => {
    const seconds = ((Date.now() - begun) / 1000).toFixed(1)
    console.log(`  The site is ${built} and its sample company loaded: ${seconds} s`)
  })
  // whoever waits for it hears of a failure; until then it is nobody's
  prepared.catch(() => undefined)
  let stack
  return {
    prepared,

    /** The addresses that the browser tests need, once everything answers. */
    async start() {
      await prepared
      stack ??= await startTestStack(env, ports)
      return {
        TEST_SITE_URL: env.SITE_URL,
        TEST_SITE_LOG: inProject('.data/test-logs/site.log'),
        TEST_DATABASE_URL: env.DATABASE_URL,
        TEST_SMTP_URL: env.SMTP_URL,
        TEST_INBOX_URL: `http://127.0.0.1:${ports.inbox}`,
        TEST_SANDBOX_URL: env.STRIPE_API_URL,
        TEST_SITE_LOG: inProject('.data/test-logs/site.log'),
      }
    },

    async stop() {
      await stack?.stop()
      await dropDatabase(postgres.url('postgres'), database)
      await postgres.stop()
    },
  }
}

function startTestStack(env, ports) {
  const sandboxState = inProject('.data/test-sandbox.json')
  fs.rmSync(sandboxState, { force: true })
  return startStack({
    env,
    ports,
    logs: inProject('.data/test-logs'),
    reset: true,
    sandboxState,
  })
}

function testEnvironment(ports, databaseUrl) {
  return {
    ...demoEnvironment(ports, databaseUrl),
    APP_MODE: 'test',
    PORT: String(ports.site),
    SITE_URL: `http://localhost:${ports.site}`,
    DATABASE_URL: databaseUrl,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
  }
}

async function dropDatabase(serverUrl, name) {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  await client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`)
  await client.end()
}
