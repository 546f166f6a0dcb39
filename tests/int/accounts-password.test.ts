import { describe, expect, it } from 'vitest'
import { PATCH as patchProfile } from '@/app/api/accounts/profile/route'
import { POST as postPassword } from '@/app/api/accounts/password/route'
import { POST as postLogin } from '@/app/api/users/login/route'
import { POST as postReset } from '@/app/api/users/reset-password/route'
import { GET as getSession } from '@/app/api/session/route'
import { opensReset } from '@/services/accounts/opens-reset'
import { requestPasswordReset } from '@/services/accounts/request-password-reset'
import { contextForPage } from '@/services/request-context'
import type { User } from '@/payload-types'
import { account, contextOf, linkIn, mailsTo, soundPassword } from '../fixtures/people'
import { testPayload } from '../setup/database'

const origin = 'http://localhost:3100'
const newPassword = 'another-g00d-one'

function call(path: string, body: unknown, { cookie = '', method = 'POST', from = origin } = {}) {
  return new Request(`${origin}${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', Origin: from, cookie },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
  })
}

function login(email: string, password = soundPassword): Promise<Response> {
  return postLogin(call('/api/users/login', { email, password }))
}

/** Signs in and answers the cookie. */
async function cookieOf(email: string, password = soundPassword): Promise<string> {
  const response = await login(email, password)
  expect(response.status).toBe(200)
  return response.headers.get('set-cookie')?.split(';')[0] ?? ''
}

async function whoIs(cookie: string): Promise<unknown> {
  const response = await getSession(call('/api/session', null, { method: 'GET', cookie }))
  return ((await response.json()) as { user: unknown }).user
}

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

describe('POST /api/accounts/password', () => {
  const change = (cookie: string, body: unknown) =>
    postPassword(call('/api/accounts/password', body, { cookie }))

  it('is for people who are signed in', async () => {
    const response = await change('', { currentPassword: soundPassword, newPassword })
    expect(response.status).toBe(401)
  })

  it('asks for the old password', async () => {
    await account({ email: 'guessed@example.com' })
    const cookie = await cookieOf('guessed@example.com')
    const response = await change(cookie, { currentPassword: 'not it at all', newPassword })
    expect(response.status).toBe(422)
    expect(await response.json()).toEqual({
      errors: [{ field: 'currentPassword', message: 'The current password is not right.' }],
    })
    expect((await login('guessed@example.com')).status).toBe(200)
  })

  it('changes it, keeps this session, ends the others, and writes to the owner', async () => {
    await account({ email: 'mover@example.com' })
    const other = await cookieOf('mover@example.com')
    const cookie = await cookieOf('mover@example.com')
    const response = await change(cookie, { currentPassword: soundPassword, newPassword })
    expect(response.status).toBe(200)
    expect((await login('mover@example.com')).status).toBe(401)
    expect((await login('mover@example.com', newPassword)).status).toBe(200)
    expect(await whoIs(cookie)).toMatchObject({ email: 'mover@example.com' })
    expect(await whoIs(other)).toBeNull()
    const [mail] = await mailsTo('mover@example.com')
    expect(mail?.subject).toBe('Your password was changed')
  })

  it('holds staff to longer passwords than customers', async () => {
    await account({ email: 'staff@example.com', role: 'staff' })
    const cookie = await cookieOf('staff@example.com')
    const response = await change(cookie, { currentPassword: soundPassword, newPassword: 'x7kQ2m' })
    expect(response.status).toBe(422)
    expect(await response.json()).toEqual({
      errors: [
        {
          field: 'newPassword',
          message: 'Password must be at least 12 characters long for staff.',
        },
      ],
    })
  })

  it('refuses a password that leaked elsewhere', async () => {
    await account({ email: 'leaked@example.com' })
    const cookie = await cookieOf('leaked@example.com')
    const response = await change(cookie, {
      currentPassword: soundPassword,
      newPassword: 'PlayStation3',
    })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ errors: [{ field: 'newPassword' }] })
  })

  it('locks the account after many wrong tries, here as when signing in', async () => {
    await account({ email: 'tried@example.com' })
    const cookie = await cookieOf('tried@example.com')
    const answers: Response[] = []
    for (let tries = 0; tries < 9; tries += 1) {
      answers.push(await change(cookie, { currentPassword: `wrong ${tries}`, newPassword }))
    }
    expect(answers.at(0)?.status).toBe(422)
    expect(answers.at(-1)?.status).toBe(423)
    expect(await answers.at(-1)?.json()).toEqual({
      errors: [
        {
          field: '',
          message: 'This account is locked for ten minutes after too many wrong passwords.',
        },
      ],
    })
  })
})

describe('a forgotten password', () => {
  async function resetLink(email: string): Promise<string> {
    await requestPasswordReset({ ctx: await contextOf(), email, from: '/profile', locale: 'en' })
    const mails = await mailsTo(email)
    return linkIn(mails.at(-1), '/reset-password').searchParams.get('token') ?? ''
  }
  const reset = (token: string, password: string) =>
    postReset(call('/api/users/reset-password', { token, password }))

  it('is replaced by the link in the mail, which signs in here and out everywhere else', async () => {
    await account({ email: 'forgot@example.com' })
    const elsewhere = await cookieOf('forgot@example.com')
    const response = await reset(await resetLink('forgot@example.com'), newPassword)
    expect(response.status).toBe(200)
    expect(await response.clone().json()).not.toHaveProperty('token')
    const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? ''
    expect(await whoIs(cookie)).toMatchObject({ email: 'forgot@example.com' })
    expect(await whoIs(elsewhere)).toBeNull()
    expect((await login('forgot@example.com', newPassword)).status).toBe(200)
  })

  it('has a link that works for one hour', async () => {
    const { id } = await account({ email: 'hour@example.com' })
    await resetLink('hour@example.com')
    const payload = await testPayload()
    const stored = await payload.findByID({
      collection: 'users',
      id,
      showHiddenFields: true,
      overrideAccess: true,
    })
    const leftMs = new Date(stored.resetPasswordExpiration ?? 0).getTime() - Date.now()
    expect(leftMs).toBeLessThanOrEqual(60 * 60_000)
    expect(leftMs).toBeGreaterThan(55 * 60_000)
  })

  it('has a link that works once', async () => {
    await account({ email: 'twice@example.com' })
    const token = await resetLink('twice@example.com')
    expect((await reset(token, newPassword)).status).toBe(200)
    expect((await reset(token, 'yet-an0ther-one')).status).toBe(403)
    expect((await reset('', newPassword)).ok).toBe(false)
  })

  it('has a link whose page says at once that it does not work any more', async () => {
    await account({ email: 'spent@example.com' })
    const token = await resetLink('spent@example.com')
    const opens = async (what: string, minutes = 0) =>
      opensReset(await contextOf(null, () => new Date(Date.now() + minutes * 60_000)), what)
    expect(await opens(token)).toBe(true)
    expect(await opens(token, 61)).toBe(false)
    for (const what of ['', 'nothing', 'f00dfeed'.repeat(5), 'a\u0000']) {
      expect(await opens(what)).toBe(false)
    }
    expect((await reset(token, newPassword)).status).toBe(200)
    expect(await opens(token)).toBe(false)
  })

  it('is held to the same rules, and the link survives a refusal', async () => {
    await account({ email: 'weak@example.com' })
    const token = await resetLink('weak@example.com')
    expect((await reset(token, 'abc')).status).toBe(400)
    expect((await reset(token, 'password123')).status).toBe(400)
    expect((await reset(token, newPassword)).status).toBe(200)
  })

  it('is refused in the language of the page', async () => {
    await account({ email: 'debil@example.com' })
    const token = await resetLink('debil@example.com')
    const request = call('/api/users/reset-password', { token, password: 'password123' })
    request.headers.set('X-Page-Language', 'es')
    const refused = await postReset(request)
    expect(refused.status).toBe(400)
    expect(JSON.stringify(await refused.json())).toContain('las primeras que otros adivinarían')
  })

  it('confirms the address too: the link came by mail', async () => {
    await account({ email: 'unfinished@example.com', confirmed: false })
    expect((await reset(await resetLink('unfinished@example.com'), newPassword)).status).toBe(200)
    // and what was mailed to confirm it is spent with it
    const payload = await testPayload()
    const stored = await payload.db.findOne<User & { _verificationToken?: string | null }>({
      collection: 'users',
      where: { email: { equals: 'unfinished@example.com' } },
    })
    expect(stored).toMatchObject({ _verified: true, _verificationToken: null })
    expect((await login('unfinished@example.com', newPassword)).status).toBe(200)
  })

  it('sends nothing to an address without an account', async () => {
    const ctx = await contextOf()
    await requestPasswordReset({ ctx, email: 'nobody@example.com', from: '/profile', locale: 'en' })
    expect(await mailsTo('nobody@example.com')).toEqual([])
  })
})

describe('PATCH /api/accounts/profile', () => {
  const patch = (cookie: string, body: unknown) =>
    patchProfile(call('/api/accounts/profile', body, { cookie, method: 'PATCH' }))
  const profile = { fullName: 'Avery S. Sample', phoneNumber: '(469) 555-0117', address: 'Plano' }

  it('changes name, phone number and address, and nothing else', async () => {
    const user = await account({ email: 'mine@example.com' })
    const cookie = await cookieOf('mine@example.com')
    const body = { ...profile, role: 'admin', email: 'other@example.com', id: 1 }
    const response = await patch(cookie, body)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ profile })
    const payload = await testPayload()
    const stored = await payload.findByID({
      collection: 'users',
      id: user.id,
      overrideAccess: true,
    })
    expect(stored).toMatchObject({ ...profile, role: 'customer', email: 'mine@example.com' })
  })

  it('is for people who are signed in', async () => {
    expect((await patch('', profile)).status).toBe(401)
  })

  it('names the field that is wrong', async () => {
    await account({ email: 'typo@example.com' })
    const cookie = await cookieOf('typo@example.com')
    const response = await patch(cookie, { ...profile, phoneNumber: 'call me' })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ errors: [{ field: 'phoneNumber' }] })
  })

  it('takes no change that another site sends', async () => {
    await account({ email: 'forged@example.com' })
    const cookie = await cookieOf('forged@example.com')
    const request = call('/api/accounts/profile', profile, {
      cookie,
      method: 'PATCH',
      from: 'https://evil.example',
    })
    expect((await patchProfile(request)).status).toBe(403)
  })
})
