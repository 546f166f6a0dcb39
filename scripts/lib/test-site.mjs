import fs from 'node:fs'
import { ensureBuilt } from './build.mjs'
import { demoEnvironment } from './demo-env.mjs'
import { inProject } from './paths.mjs'
import { ensureDatabase, startPostgres } from './postgres.mjs'
import { freePort } from './processes.mjs'
import { prepareDatabase } from './prepare-database.mjs'
import { step } from './progress.mjs'
import { startStack } from './stack.mjs'

/**
 * The production build on a fresh database with the sample company, its own inbox and its own
 * sandbox, on free ports: what the browser tests visit.
 */
export async function startTestSite() {
  const ports = {
    site: await freePort(),
    sandbox: await freePort(),
    inbox: await freePort(),
    smtp: await freePort(),
  }
  const database = `browser_${process.pid}`
  const postgres = await startPostgres({ dataDir: '.data/test-postgres', throwaway: true })
  try {
    await ensureDatabase(postgres.url('postgres'), database)
    const env = testEnvironment(ports, postgres.url(database))
    await step('Building the site', ensureBuilt)
    await step('Loading the sample company', () => prepareDatabase(env))
    const sandboxState = inProject('.data/test-sandbox.json')
    fs.rmSync(sandboxState, { force: true })
    const stack = await startStack({
      env,
      ports,
      logs: inProject('.data/test-logs'),
      reset: true,
      sandboxState,
    })
    return {
      addresses: {
        TEST_SITE_URL: env.SITE_URL,
        TEST_INBOX_URL: `http://127.0.0.1:${ports.inbox}`,
        TEST_SANDBOX_URL: env.STRIPE_API_URL,
      },
      stop: async () => {
        await stack.stop()
        await dropDatabase(postgres.url('postgres'), database)
        await postgres.stop()
      },
    }
  } catch (error) {
    await postgres.stop()
    throw error
  }
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
