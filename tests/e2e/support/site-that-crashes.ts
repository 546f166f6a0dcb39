import { createHmac } from 'node:crypto'
import { expect } from '@playwright/test'
import { startOwnSite, wayToDatabase, webhookSecret } from './own-site'
import { admin } from './people'
import { test } from './test'

export type CrashingSite = ReturnType<typeof openSiteThatCrashes>

/** A server of the test file's own, to be killed and started anew, and an administrator signed in there. */
export function openSiteThatCrashes() {
  let way: Awaited<ReturnType<typeof wayToDatabase>>
  let site: Awaited<ReturnType<typeof startOwnSite>>
  let cookie = ''

  const start = () => startOwnSite({ DATABASE_URL: way.url, RATE_LIMITS: 'off' })

  test.beforeAll(async () => {
    way = await wayToDatabase()
    site = await start()
    const signedIn = await call('/api/users/login', admin)
    cookie = (signedIn.headers.getSetCookie()[0] ?? '').split(';')[0] ?? ''
    expect(signedIn.status).toBe(200)
  })

  test.afterAll(async () => {
    await site.kill()
    way.close()
  })

  function call(path: string, body: object): Promise<Response> {
    return fetch(site.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: site.url, cookie },
      body: JSON.stringify(body),
    })
  }

  /** An event as the payment provider signs and sends it. */
  function tell(body: string): Promise<Response> {
    const at = Math.floor(Date.now() / 1000)
    const signature = createHmac('sha256', webhookSecret).update(`${at}.${body}`).digest('hex')
    return fetch(`${site.url}/api/stripe/webhook`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'stripe-signature': `t=${at},v1=${signature}`,
      },
      body,
    })
  }

  async function done<Answer>(path: string, body: object): Promise<Answer> {
    const answer = await call(path, body)
    const said = (await answer.json()) as Answer & { quote?: Answer }
    expect(answer.status, `${path} ${JSON.stringify(said)}`).toBe(200)
    return said.quote ?? said
  }

  return {
    /** What it says to its database passes here. */
    get way() {
      return way
    },

    kill: () => site.kill(),

    async startAnew(): Promise<void> {
      site = await start()
    },

    call,
    tell,
    done,
  }
}
