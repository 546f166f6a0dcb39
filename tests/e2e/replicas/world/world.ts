import fs from 'node:fs'
import { freePort } from '../../../../scripts/lib/processes.mjs'
import { ensureDatabase } from '../../../../scripts/lib/postgres.mjs'
import { admin, customer } from '../../support/people'
import { ask, newCaller } from './ask'
import { home, startProgram } from './programs'
import { startDebianPostgres } from './postgres'
import { startProxy } from './proxy'
import { openRelease } from './release'
import type { Release } from './release'
import { startReplica } from './replica'
import type { Replica } from './replica'
import { startStore } from './store'
import type { Store } from './store'

export const webhookSecret = 'whsec_of_the_replicas'

export type World = {
  /** The proxy's address, which is the site's. */
  url: string
  databaseUrl: string
  store: Store
  release: Release
  settings: Record<string, string>
  replicas: [Replica, Replica]
  /** A new replica in place of one that is gone. */
  replace: (index: 0 | 1, release?: Release) => Promise<Replica>
  /** Of a customer of the sample company, or its administrator: a header that says who asks. */
  signIn: (who: 'customer' | 'admin') => Promise<Record<string, string>>
  stop: () => Promise<void>
}

/** The production shape, of Debian's own programs: two replicas behind nginx, PostgreSQL, Redis, a store. */
export async function startWorld(): Promise<World> {
  const ends: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const end of ends.toReversed()) await end()
  }
  try {
    return { ...(await begin(ends)), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function begin(ends: (() => Promise<unknown>)[]): Promise<Omit<World, 'stop'>> {
  fs.mkdirSync(home, { recursive: true })
  const ports = {
    proxy: await freePort(),
    postgres: await freePort(),
    redis: await freePort(),
    sandbox: await freePort(),
    inbox: await freePort(),
    smtp: await freePort(),
  }
  const started = <P extends { stop: () => Promise<unknown> }>(program: P): P => {
    ends.push(program.stop)
    return program
  }
  const url = `http://localhost:${ports.proxy}`
  const storeStarting = startStore()
  const postgres = started(await startDebianPostgres(ports.postgres))
  await ensureDatabase(postgres.url, 'site')
  const databaseUrl = postgres.url.replace(/postgres$/, 'site')
  const redis = ['redis-server', '--port', String(ports.redis), '--bind', '127.0.0.1']
  started(startProgram('redis', [...redis, '--save', '', '--appendonly', 'no']))
  started(startSandbox(ports.sandbox, url))
  started(startInbox(ports.inbox, ports.smtp))
  const store = started(await storeStarting)
  const settings = {
    NODE_ENV: 'production',
    APP_MODE: 'production',
    SITE_URL: url,
    DATABASE_URL: databaseUrl,
    PAYLOAD_SECRET: 'a-secret-that-all-replicas-share-0123456789',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
    MAIL_FROM: 'hello@trinityedgeglass.example',
    SALES_EMAIL: 'sales@trinityedgeglass.example',
    STRIPE_SECRET_KEY: 'sk_test_sandbox',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: `http://127.0.0.1:${ports.sandbox}`,
    ...store.settings,
    REDIS_URL: `redis://127.0.0.1:${ports.redis}`,
    TRUSTED_PROXIES: '1',
    SAMPLE_DATA: 'on',
    NEXT_TELEMETRY_DISABLED: '1',
  }
  Object.assign(process.env, {
    TEST_SITE_URL: url,
    TEST_DATABASE_URL: databaseUrl,
    TEST_SANDBOX_URL: settings.STRIPE_API_URL,
    TEST_INBOX_URL: `http://127.0.0.1:${ports.inbox}`,
  })
  const release = await openRelease()
  ends.push(release.remove)
  await migrate(release, settings)
  const servers: [number, number] = [await freePort(), await freePort()]
  const first = await startReplica(release, servers[0], settings)
  ends.push(() => replicas[0].kill())
  const second = await startReplica(release, servers[1], settings)
  ends.push(() => replicas[1].kill())
  const replicas: [Replica, Replica] = [first, second]
  started(await startProxy(ports.proxy, servers))
  return {
    url,
    databaseUrl,
    store,
    release,
    settings,
    replicas,
    replace: async (index, of = release) => {
      replicas[index] = await startReplica(of, servers[index], settings)
      return replicas[index]
    },
    signIn: (who) => signIn(url, who === 'admin' ? admin : customer),
  }
}

/** One step before the servers, as a release is told to. */
export async function migrate(release: Release, settings: Record<string, string>): Promise<void> {
  const log = `${home}/migrate.log`
  fs.rmSync(log, { force: true })
  const child = release.start('scripts/migrate.mjs', settings, log)
  const code = await new Promise((resolve) => child.once('exit', resolve))
  const said = fs.readFileSync(log, 'utf8')
  if (code !== 0 || !said.trimEnd().endsWith('prepared')) {
    throw new Error(`The migration ended with ${String(code)}:\n${said.slice(-3000)}`)
  }
}

async function signIn(url: string, who: object): Promise<Record<string, string>> {
  const answer = await ask(`${url}/api/users/login`, {
    body: who,
    headers: { origin: url },
    from: newCaller(),
  })
  if (answer.status !== 200) throw new Error(`Signing in: ${answer.status} ${answer.text}`)
  const [cookie = ''] = answer.headers['set-cookie'] ?? []
  return { origin: url, cookie: cookie.split(';')[0] ?? '' }
}

function startSandbox(port: number, site: string) {
  const state = `${home}/sandbox.json`
  fs.rmSync(state, { force: true })
  const args = [process.execPath, '--import', 'tsx', 'scripts/sandbox/server.ts']
  return startProgram('sandbox', args, {
    env: {
      ...process.env,
      SANDBOX_PORT: String(port),
      SANDBOX_URL: `http://127.0.0.1:${port}`,
      SANDBOX_WEBHOOK_URL: `${site}/api/stripe/webhook`,
      SANDBOX_WEBHOOK_SECRET: webhookSecret,
      SANDBOX_STATE: state,
    },
  })
}

function startInbox(web: number, smtp: number) {
  const args = ['--web', String(web), '--smtp', String(smtp), '--ip', '127.0.0.1', '--silent']
  const inbox = startProgram('inbox', [
    process.execPath,
    'node_modules/maildev/bin/maildev',
    ...args,
  ])
  return inbox
}
