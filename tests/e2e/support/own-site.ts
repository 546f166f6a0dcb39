import { spawn } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import { expect } from '@playwright/test'

export const webhookSecret = 'whsec_of_a_site_that_a_test_starts'

/** Another server of the same build on the same data, with settings of the test's own; `health` once it is up. */
export async function startOwnSite(
  settings: Record<string, string>,
  { health = 200, log }: { health?: 200 | 503; log?: string } = {},
) {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const { TEST_DATABASE_URL, TEST_SANDBOX_URL, TEST_SMTP_URL } = process.env
  const server = spawn(
    process.execPath,
    ['node_modules/next/dist/bin/next', 'start', '-p', String(port)],
    {
      stdio:
        log === undefined ? 'ignore' : ['ignore', fs.openSync(log, 'w'), fs.openSync(log, 'a')],
      env: {
        ...process.env,
        APP_MODE: 'test',
        NODE_ENV: 'production',
        PORT: String(port),
        SITE_URL: url,
        DATABASE_URL: TEST_DATABASE_URL,
        PAYLOAD_SECRET: 'a-secret-of-a-site-that-a-test-starts-0123',
        SMTP_URL: TEST_SMTP_URL,
        STRIPE_SECRET_KEY: 'sk_test_sandbox',
        STRIPE_WEBHOOK_SECRET: webhookSecret,
        STRIPE_API_URL: TEST_SANDBOX_URL,
        LOG_LEVEL: 'silent',
        ...settings,
      },
    },
  )
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
      { timeout: 60_000 },
    )
    .toBe(health)
  /** Ends it as a power cut does: nothing of it runs on, not even a last line. */
  const kill = () =>
    new Promise<void>((resolve) => {
      if (server.exitCode !== null || server.signalCode !== null) return resolve()
      server.once('exit', () => resolve())
      server.kill('SIGKILL')
    })
  return { url, stop, kill }
}

/** A way to the database that a test can cut and mend. */
export async function wayToDatabase() {
  const database = new URL(process.env.TEST_DATABASE_URL ?? '')
  const open = new Set<net.Socket>()
  let isCut = false
  let awaited: { left: number; act: () => void } | null = null
  let sent = 0
  const count = () => {
    sent += 1
    if (awaited === null) return
    awaited.left -= 1
    if (awaited.left > 0) return
    const { act } = awaited
    awaited = null
    act()
  }
  const way = net.createServer((from) => {
    if (isCut) return from.destroy()
    from.on('data', count)
    const to = net.connect(Number(database.port), database.hostname)
    const bothEnds = [from, to]
    for (const socket of bothEnds) {
      open.add(socket)
      socket.on('error', () => socket.destroy())
      // a server that was killed lets go of the database too
      socket.on('close', () => {
        open.delete(socket)
        for (const end of bothEnds) end.destroy()
      })
    }
    from.pipe(to).pipe(from)
  })
  await new Promise<void>((resolve) => way.listen(0, '127.0.0.1', resolve))
  const url = new URL(database)
  url.hostname = '127.0.0.1'
  url.port = String((way.address() as net.AddressInfo).port)
  return {
    url: url.toString(),
    /** How many messages have gone to the database. */
    sent: () => sent,
    /** Acts when so many more messages have gone to the database; null calls that off. */
    after: (messages: number | null, act: () => void = () => undefined) => {
      awaited = messages === null ? null : { left: messages, act }
    },
    cut: () => {
      isCut = true
      for (const socket of open) socket.destroy()
    },
    mend: () => {
      isCut = false
    },
    close: () => {
      for (const socket of open) socket.destroy()
      way.close()
    },
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = net.createServer()
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo
      server.close(() => resolve(port))
    })
  })
}
