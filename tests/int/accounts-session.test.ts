import { describe, expect, it } from 'vitest'
import { GET as getSession } from '@/app/api/session/route'
import { contextForPage } from '@/services/request-context'
import { call, cookieOf, whoIs } from '../fixtures/account-calls'
import { account } from '../fixtures/people'

describe('GET /api/session', () => {
  it('knows nobody without a cookie, and lets no cache keep the answer', async () => {
    const response = await getSession(call('/api/session', null, { method: 'GET' }))
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(await response.json()).toEqual({ user: null })
  })

  it('says who is signed in, and nothing more', async () => {
    const user = await account({ email: 'who@example.com' })
    expect(await whoIs(await cookieOf('who@example.com'))).toEqual({
      id: user.id,
      email: 'who@example.com',
      fullName: 'Avery Sample',
      role: 'customer',
    })
  })

  it('keeps everybody signed in who signs in at the same moment', async () => {
    await account({ email: 'devices@example.com' })
    const cookies = await Promise.all(
      Array.from({ length: 8 }, () => cookieOf('devices@example.com')),
    )
    const known = await Promise.all(cookies.map(whoIs))
    expect(known.filter((user) => user === null)).toEqual([])
  })

  it('takes no cookie that another site sends', async () => {
    await account({ email: 'lured@example.com' })
    const cookie = await cookieOf('lured@example.com')
    const request = call('/api/session', null, {
      method: 'GET',
      cookie,
      from: 'https://evil.example',
    })
    expect(await (await getSession(request)).json()).toEqual({ user: null })
  })

  it('lets a page know who comes back from another site', async () => {
    await account({ email: 'back@example.com' })
    const cookie = await cookieOf('back@example.com')
    const crossSite = new Headers({ cookie, 'sec-fetch-site': 'cross-site' })
    const { actor } = await contextForPage(crossSite)
    expect(actor?.email).toBe('back@example.com')
    expect((await contextForPage(new Headers())).actor).toBeNull()
  })
})
