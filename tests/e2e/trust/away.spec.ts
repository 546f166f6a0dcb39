import { holdTable, waitersFor } from '../support/database'
import { startOwnSite, wayToDatabase } from '../support/own-site'
import { customer } from '../support/people'
import { expect, test } from '../support/test'

/** What a page answers, and after how many seconds it asks to be tried again. */
async function opened(address: string, cookie = '') {
  const { headers, status } = await fetch(address, { headers: { cookie }, redirect: 'manual' })
  return { status, again: Number(headers.get('retry-after')) }
}

/** So many connections a site has, at most. */
const connections = 10

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
  const site = await startOwnSite({ RATE_LIMITS: 'off' })
  try {
    expect(await opened(`${site.url}/about`)).toEqual(fine)
    const held = await holdTable('testimonials')
    let answered = 0
    const stuck = Array.from({ length: connections + 4 }, async () => {
      const { status } = await fetch(`${site.url}/api/testimonials?limit=1`)
      answered += 1
      return status
    })
    try {
      // the rest is on its way, or held by work in the background
      await expect.poll(() => waitersFor('testimonials')).toBeGreaterThan(connections / 2)
      expect(await opened(`${site.url}/about`)).toEqual(fine)
      // no connection was given back for it
      expect(answered).toBe(0)
    } finally {
      await held.letGo()
    }
    // whoever waited is answered, one way or the other
    for (const status of await Promise.all(stuck)) expect([200, 503]).toContain(status)
    expect(await opened(`${site.url}/api/session`)).toEqual(fine)
    expect(await opened(`${site.url}/api/health`)).toEqual(fine)
  } finally {
    await site.stop()
  }
})
