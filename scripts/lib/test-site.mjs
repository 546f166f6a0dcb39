import fs from 'node:fs'
import path from 'node:path'
import { ensureBuilt } from './build.mjs'
import { demoEnvironment } from './demo-env.mjs'
import { inProject } from './paths.mjs'
import { ensureDatabase, startPostgres } from './postgres.mjs'
import { freePort } from './processes.mjs'
import { prepareDatabase } from './prepare-database.mjs'
import { startStack } from './stack.mjs'

/**
 * The production build on a fresh database with the sample company, its own inbox and its own
 * sandbox, on free ports: what the browser tests visit. Each lane has one of its own, so that the tests of
 * one may change what those of another read. Building and loading begin at once and are through when
 * `prepared` is.
 */
export async function prepareTestSites(lanes) {
  const postgres = await startPostgres({ dataDir: '.data/test-site-postgres', throwaway: true })
  const places = []
  for (const lane of lanes) places.push(await placeOf(lane, postgres))
  const [first, ...others] = places
  await ensureDatabase(postgres.url('postgres'), first.database)
  const pristine = `${first.database}_pristine`
  const begun = Date.now()
  const prepared = Promise.all([ensureBuilt(), prepareDatabase(first.env)]).then(
    async ([built]) => {
      for (const { database } of others) {
        await onServer(postgres, (client, name) =>
          client.query(`create database ${name(database)} template ${name(first.database)}`),
        )
      }
      // as it was before any site ran on it: what a test fills, crowds or loses is a copy of its own
      await onServer(postgres, (client, name) =>
        client.query(`create database ${name(pristine)} template ${name(first.database)}`),
      )
      const seconds = ((Date.now() - begun) / 1000).toFixed(1)
      console.log(`  The site is ${built} and its sample company loaded: ${seconds} s`)
    },
  )
  // whoever waits for it hears of a failure; until then it is nobody's
  prepared.catch(() => undefined)
  const stacks = []
  return {
    prepared,

    /** The addresses that the browser tests of a lane need, once everything answers. */
    async start(lane) {
      await prepared
      const { env, ports, logs } = places.find((place) => place.lane === lane)
      stacks.push(await startTestStack(lane, env, ports, logs))
      return {
        TEST_SITE_URL: env.SITE_URL,
        TEST_SITE_LOG: path.join(logs, 'site.log'),
        TEST_DATABASE_URL: env.DATABASE_URL,
        TEST_PRISTINE_URL: postgres.url(pristine),
        TEST_SMTP_URL: env.SMTP_URL,
        TEST_INBOX_URL: `http://127.0.0.1:${ports.inbox}`,
        TEST_SANDBOX_URL: env.STRIPE_API_URL,
      }
    },

    async stop() {
      for (const stack of stacks) await stack.stop()
      for (const database of [...places.map((place) => place.database), pristine]) {
        await onServer(postgres, (client, name) =>
          client.query(`drop database if exists ${name(database)} with (force)`),
        )
      }
      await postgres.stop()
    },
  }
}

async function placeOf(lane, postgres) {
  const ports = {
    site: await freePort(),
    sandbox: await freePort(),
    inbox: await freePort(),
    smtp: await freePort(),
  }
  const database = `browser_${process.pid}_${lane}`
  return {
    lane,
    ports,
    database,
    env: testEnvironment(ports, postgres.url(database)),
    logs: inProject('.data/test-logs', lane),
  }
}

function startTestStack(lane, env, ports, logs) {
  const sandboxState = inProject(`.data/test-sandbox-${lane}.json`)
  fs.rmSync(sandboxState, { force: true })
  return startStack({ env, ports, logs, reset: true, sandboxState })
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

async function onServer(postgres, work) {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: postgres.url('postgres') })
  await client.connect()
  await work(client, (name) => client.escapeIdentifier(name))
  await client.end()
}
