import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import http from 'node:http'
import { freePort, isAlive, isPortFree } from '../../../scripts/lib/processes.mjs'
import { startBucket } from '../../fixtures/bucket'
import { customer } from '../support/people'
import { siteDatabaseUrl } from '../support/environment'
import { expect, test } from '../support/test'

/** A server begins, or ends with what had begun. */
const patience = { timeout: 60_000 }

/** Whoever a supervisor may start and tell to end: npm, a shell around the server, the server. */
const ways = {
  npm: ['npm', 'run', 'serve'],
  sh: ['sh', '-c', `"${process.execPath}" scripts/serve.mjs; exit $?`],
  node: [process.execPath, 'scripts/serve.mjs'],
} as const

/** The production shape beside the test site, on its database and with its pictures in a bucket. */
async function serve(way: keyof typeof ways, bucketUrl: string) {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const [command, ...args] = ways[way]
  const launched = spawn(command, args, {
    env: {
      ...process.env,
      APP_MODE: 'production',
      PORT: String(port),
      SITE_URL: origin,
      DATABASE_URL: siteDatabaseUrl(),
      PAYLOAD_SECRET: 'a-secret-that-only-this-server-knows-012345',
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'hello@trinityedgeglass.example',
      SALES_EMAIL: 'sales@trinityedgeglass.example',
      S3_BUCKET: 'pictures',
      S3_ENDPOINT: bucketUrl,
      S3_ACCESS_KEY_ID: 'sample',
      S3_SECRET_ACCESS_KEY: 'sample-secret',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
    },
    stdio: 'ignore',
  })
  await expect.poll(() => isUp(origin, launched), patience).toBe(true)
  return { launched, origin, port }
}

async function isUp(origin: string, { exitCode }: ChildProcess): Promise<boolean> {
  if (exitCode !== null) throw new Error(`serve ended with ${exitCode} while starting`)
  return fetch(`${origin}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  )
}

test.describe('the server of production', () => {
  for (const way of ['npm', 'sh', 'node'] as const) {
    test(`ends as a whole when ${way} is told to, and answers what had begun`, async ({ page }) => {
      const bucket = await startBucket()
      const { launched, origin, port } = await serve(way, bucket.url)
      try {
        if (way === 'npm') {
          await page.goto(`${origin}/admin/login`)
          await expect(page.getByLabel('Password')).toBeVisible()
          await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
        }
        const begun = await Promise.all([beginSignIn(origin), beginSignIn(origin)])
        launched.kill('SIGTERM')
        expect(await Promise.all(begun.map((finish) => finish()))).toEqual([200, 200])
        await expect.poll(() => isPortFree(port), patience).toBe(true)
        await expect.poll(() => isAlive(launched.pid), patience).toBe(false)
        if (way === 'node') expect(launched).toMatchObject({ exitCode: 0, signalCode: null })
      } finally {
        launched.kill('SIGKILL')
        await bucket.close()
      }
    })
  }

  test('says that it was killed to whoever watches over it', async () => {
    const bucket = await startBucket()
    const { launched } = await serve('node', bucket.url)
    try {
      const [server] = childrenOf(launched.pid)
      process.kill(server ?? 0, 'SIGKILL')
      await expect.poll(() => launched.exitCode, patience).toBe(1)
    } finally {
      launched.kill('SIGKILL')
      await bucket.close()
    }
  })
})

function childrenOf(pid: number | undefined): number[] {
  const listed = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return listed.trim().split(' ').map(Number)
}

/** A sign-in that the server has begun to read; what is answered sends the rest of it. */
async function beginSignIn(origin: string): Promise<() => Promise<number | undefined>> {
  const body = JSON.stringify(customer)
  const request = http.request(`${origin}/api/users/login`, {
    method: 'POST',
    headers: {
      origin,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      expect: '100-continue',
    },
  })
  const answered = once(request, 'response') as Promise<[http.IncomingMessage]>
  answered.catch(() => undefined)
  request.flushHeaders()
  await once(request, 'continue')
  return async () => {
    request.end(body)
    const [{ statusCode }] = await answered
    return statusCode
  }
}
