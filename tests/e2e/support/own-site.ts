import { spawn } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import { expect } from '@playwright/test'
import { sandboxUrl, siteDatabaseUrl, smtpUrl } from './environment'
import { wayTo } from './way'

export const webhookSecret = 'whsec_of_a_site_that_a_test_starts'

export type OwnSiteOptions = {
  health?: 200 | 503
  log?: string
  /** A command that runs the server as its last words. */
  within?: string[]
  /** Where the build lies. */
  folder?: string
}

/** Another server of the same build on the same data, with settings of the test's own; `health` once it is up. */
export async function startOwnSite(
  settings: Record<string, string>,
  { health = 200, log, within = [], folder = '.' }: OwnSiteOptions = {},
) {
  const port = Number(settings.PORT || (await freePort()))
  const url = `http://localhost:${port}`
  const [command = '', ...args] = [
    ...within,
    process.execPath,
    ...['node_modules/next/dist/bin/next', 'start', folder, '-p', String(port)],
  ]
  const server = spawn(command, args, {
    stdio: log === undefined ? 'ignore' : ['ignore', fs.openSync(log, 'w'), fs.openSync(log, 'a')],
    env: {
      ...process.env,
      APP_MODE: 'test',
      NODE_ENV: 'production',
      SITE_URL: url,
      DATABASE_URL: siteDatabaseUrl(),
      PAYLOAD_SECRET: 'a-secret-of-a-site-that-a-test-starts-0123',
      SMTP_URL: smtpUrl(),
      STRIPE_SECRET_KEY: 'sk_test_sandbox',
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_URL: sandboxUrl(),
      LOG_LEVEL: 'silent',
      ...settings,
      PORT: String(port),
    },
  })
  const stop = () =>
    new Promise<void>((resolve) => {
      server.once('exit', () => resolve())
      server.kill()
    })
  await expect
    .poll(
      () =>
        fetch(`${url}/api/health`).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 120_000 },
    )
    .toBe(health)
  /** Ends it as a power cut does: nothing of it runs on, not even a last line. */
  const kill = () =>
    new Promise<void>((resolve) => {
      if (server.exitCode !== null || server.signalCode !== null) return resolve()
      server.once('exit', () => resolve())
      server.kill('SIGKILL')
    })
  return { url, pid: server.pid, stop, kill }
}

/** A way to the database that a test can cut and mend. */
export const wayToDatabase = () => wayTo(siteDatabaseUrl())

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = net.createServer()
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo
      server.close(() => resolve(port))
    })
  })
}
