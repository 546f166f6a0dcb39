import { sqlOfSite } from '../support/database'
import { startOwnSite, wayToDatabase } from '../support/own-site'
import { customer } from '../support/people'
import { expect, test } from '../support/test'

/** What a page answers, and after how many seconds it asks to be tried again. */
async function opened(address: string, cookie = '') {
  const { headers, status } = await fetch(address, { headers: { cookie }, redirect: 'manual' })
  return { status, again: Number(headers.get('retry-after')) }
}

const soon = { status: 503, again: 5 }
const fine = { status: 200, again: 0 }

async function signIn(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(customer),
  })
  expect(answer.status).toBe(200)
  return (answer.headers.getSetCookie()[0] ?? '').split(';')[0] ?? ''
}

test('a server that starts without its database says so, and serves as soon as it is there', async () => {
  const way = await wayToDatabase()
  way.cut()
  const site = await startOwnSite({ DATABASE_URL: way.url, RATE_LIMITS: 'off' }, { health: 503 })
  try {
    for (const path of ['/about', '/es/about', '/profile', '/api/session']) {
      expect(await opened(site.url + path), path).toEqual(soon)
    }
    way.mend()
    for (const path of ['/about', '/es/about', '/api/session', '/api/health']) {
      await expect.poll(() => opened(site.url + path), { timeout: 20_000 }).toEqual(fine)
    }
  } finally {
    await site.stop()
    way.close()
  }
})

test('pages for everybody go on without the database, and those of one person say when to come again', async () => {
  const way = await wayToDatabase()
  const site = await startOwnSite({ DATABASE_URL: way.url, RATE_LIMITS: 'off' })
  try {
    const cookie = await signIn(site.url)
    for (const path of ['/about', '/profile']) {
      expect(await opened(site.url + path, cookie), path).toEqual(fine)
    }
    way.cut()
    expect(await opened(`${site.url}/about`, cookie)).toEqual(fine)
    for (const path of ['/profile', '/es/profile', '/login', '/q/no-such-link']) {
      expect(await opened(site.url + path, cookie), path).toEqual(soon)
    }
    way.mend()
    await expect.poll(() => opened(`${site.url}/profile`, cookie)).toEqual(fine)
    expect(await opened(`${site.url}/q/no-such-link`)).toEqual({ status: 404, again: 0 })
  } finally {
    await site.stop()
    way.close()
  }
})

test('with every connection taken pages from cache go on, and all recovers by itself', async () => {
  test.setTimeout(90_000)
  const site = await startOwnSite({ RATE_LIMITS: 'off' })
  try {
    expect(await opened(`${site.url}/about`)).toEqual(fine)
    const held = sqlOfSite(
      `do $$ begin
         lock table testimonials in access exclusive mode;
         perform pg_sleep(8);
       end $$`,
    )
    const stuck = Array.from({ length: 14 }, () => fetch(`${site.url}/api/testimonials?limit=1`))
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    const begun = Date.now()
    expect(await opened(`${site.url}/about`)).toEqual(fine)
    expect(Date.now() - begun).toBeLessThan(1_000)
    await held
    // whoever waited is answered, one way or the other
    for (const { status } of await Promise.all(stuck)) expect([200, 503]).toContain(status)
    expect(await opened(`${site.url}/api/session`)).toEqual(fine)
    expect(await opened(`${site.url}/api/health`)).toEqual(fine)
  } finally {
    await site.stop()
  }
})
