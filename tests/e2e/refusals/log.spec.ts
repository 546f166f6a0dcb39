import fs from 'node:fs'
import type { APIRequestContext } from '@playwright/test'
import { sqlOfSite } from '../support/database'
import { siteLog } from '../support/environment'
import { customer, newAddress, signInByRequest } from '../support/people'
import { expect, test } from '../support/test'

type Line = { level: number; msg: string }

/** What the site wrote while `work` was done, up to the line of what was asked last. */
async function written(request: APIRequestContext, work: () => Promise<unknown>): Promise<string> {
  const before = fs.statSync(siteLog()).size
  await work()
  const last = `https://${newAddress('last').replace('@', '.')}`
  const report = { 'csp-report': { 'document-uri': '/', 'blocked-uri': last } }
  const taken = await request.post('/api/policy-reports', {
    headers: { 'content-type': 'application/csp-report' },
    data: JSON.stringify(report),
  })
  expect(taken.status()).toBe(204)
  const since = () => fs.readFileSync(siteLog()).subarray(before).toString()
  await expect.poll(since).toMatch(new RegExp(`"${last}".*\n`))
  return since()
}

function linesOf(text: string): Line[] {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line)
}

test('every line of the log is JSON, from the start of the site', () => {
  expect(() => linesOf(fs.readFileSync(siteLog(), 'utf8'))).not.toThrow()
})

test('what fails with somebody’s data names the failure, and neither him nor his secrets', async ({
  request,
  baseURL,
}) => {
  const origin = baseURL ?? ''
  await signInByRequest(request, origin, customer)
  const forged = 'x\u0000\n{"level":30,"msg":"FORGED"}\n'
  const address = newAddress('log')
  const text = await written(request, async () => {
    await request.patch('/api/accounts/profile', {
      headers: { origin },
      data: { fullName: 'Log Sample', phoneNumber: '', address: forged },
    })
    await request.post('/api/users/login', { data: { email: `x\u0000${address}`, password: 'x' } })
    await request.get(`/api/gallery-items?where[title][equals]=%00${address}`)
    await request.get(`/posts/%00${address}`)
    await sqlOfSite('alter table inquiries rename to inquiries_away')
    try {
      const asked = await request.post('/api/inquiries/contact', {
        headers: { origin },
        data: { name: 'Log Sample', email: address, phone: '2145550177', message: 'Kept to us.' },
      })
      expect(asked.status()).toBe(500)
    } finally {
      await sqlOfSite('alter table inquiries_away rename to inquiries')
    }
  })
  expect(linesOf(text).filter(({ level }) => level >= 50)).not.toEqual([])
  expect(text).toContain('Failed query: insert into')
  expect(text).not.toMatch(/pbkdf2|params: [^…]|@example\.com|Kept to us|[0-9a-f]{40}/)
  expect(text).not.toMatch(/^\{"level":30,"msg":"FORGED"/m)
  expect(() => linesOf(text)).not.toThrow()
})

test('a visitor’s mistakes are no errors of the site', async ({ request }) => {
  const text = await written(request, async () => {
    expect((await request.get('/api/regions/999999')).status()).toBe(404)
    expect((await request.get('/api/users')).status()).toBe(403)
    expect((await request.get('/api/regions/abc')).status()).toBe(404)
    expect((await request.get('/api/regions?where[nothing][equals]=1')).status()).toBe(400)
    const login = { email: newAddress('nobody'), password: 'not his' }
    expect((await request.post('/api/users/login', { data: login })).status()).toBe(401)
  })
  expect(linesOf(text).filter(({ level }) => level >= 50)).toEqual([])
})
