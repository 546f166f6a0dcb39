import { describe, expect, it } from 'vitest'
import { PATCH, POST } from '@/app/(payload)/api/[...slug]/route'
import { PATCH as patchProfile } from '@/app/api/accounts/profile/route'
import { POST as postReset } from '@/app/api/users/reset-password/route'
import { registerAccount } from '@/services/accounts/register-account'
import { requestPasswordReset } from '@/services/accounts/request-password-reset'
import { duringSignIn } from '../fixtures/late-sign-in'
import { account, actorOf, contextOf, linkIn, mailsTo, soundPassword } from '../fixtures/people'
import { rest, signIn } from '../fixtures/rest'
import { unique } from '../fixtures/rows'
import { testEnvironment } from '../setup/environment'
import { testPayload } from '../setup/database'

const newPassword = 'another-g00d-one'

async function person(role: 'customer' | 'admin' = 'customer', confirmed = true) {
  return actorOf(await account({ email: `apart${unique()}@example.com`, role, confirmed }))
}

function call(path: string, { body = {}, cookie = '', method = 'POST' }: Call = {}) {
  const origin = testEnvironment.SITE_URL
  return new Request(`${origin}/api/${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', origin, cookie },
    body: JSON.stringify(body),
  })
}
type Call = { body?: object; cookie?: string; method?: string }

/** As a browser reaches Payload's own API. */
function payloadApi(path: string, asked: Call = {}) {
  const route = asked.method === 'PATCH' ? PATCH : POST
  return route(call(path, asked), { params: Promise.resolve({ slug: path.split('/') }) })
}

async function isIn(cookie: string): Promise<boolean> {
  return (await rest('/users/me', { cookie })).body.user !== null
}

async function statusOfSignIn(email: string, password: string): Promise<number> {
  return (await rest('/users/login', { method: 'POST', body: { email, password } })).status
}

describe('while a sign-in of the same account runs', () => {
  it('a session that is signed out stays so', async () => {
    const actor = await person()
    const cookie = await signIn(actor.email)
    const answer = await duringSignIn(actor, () => payloadApi('users/logout', { cookie }))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('set-cookie')).toContain('site-token=;')
    expect(await isIn(cookie)).toBe(false)
  })

  it('a password that is reset stays so, and the sessions end', async () => {
    const actor = await person()
    const cookie = await signIn(actor.email)
    const payload = await testPayload()
    const token = await payload.forgotPassword({
      collection: 'users',
      data: { email: actor.email },
      disableEmail: true,
    })
    const asked = call('users/reset-password', { body: { token, password: newPassword } })
    const answer = await duringSignIn(actor, () => postReset(asked))
    expect(answer.status).toBe(200)
    expect(await isIn(cookie)).toBe(false)
    expect(await statusOfSignIn(actor.email, soundPassword)).toBe(401)
    expect(await statusOfSignIn(actor.email, newPassword)).toBe(200)
  })

  it('a password that an administrator sets stays so, and the sessions end', async () => {
    const [admin, actor] = [await person('admin'), await person()]
    const [of, cookie] = [await signIn(admin.email), await signIn(actor.email)]
    const set = { method: 'PATCH', cookie: of, body: { password: newPassword } }
    const answer = await duringSignIn(actor, () => payloadApi(`users/${actor.id}`, set))
    expect(answer.status).toBe(200)
    expect(await isIn(cookie)).toBe(false)
    expect(await statusOfSignIn(actor.email, soundPassword)).toBe(401)
    expect(await statusOfSignIn(actor.email, newPassword)).toBe(200)
  })

  it('a profile that is changed stays so', async () => {
    const actor = await person()
    const cookie = await signIn(actor.email)
    const profile = { fullName: 'Riley New', phoneNumber: '(469) 555-0117', address: 'Plano' }
    const asked = call('accounts/profile', { method: 'PATCH', cookie, body: profile })
    const answer = await duringSignIn(actor, () => patchProfile(asked))
    expect(answer.status).toBe(200)
    const payload = await testPayload()
    const stored = await payload.findByID({
      collection: 'users',
      id: actor.id,
      overrideAccess: true,
    })
    expect(stored).toMatchObject(profile)
    expect(await isIn(cookie)).toBe(true)
  })

  it('a link for a new password that is asked for works', async () => {
    const actor = await person()
    const ctx = await contextOf()
    const asked = { ctx, email: actor.email, from: '/profile', locale: 'en' as const }
    await duringSignIn(actor, () => requestPasswordReset(asked))
    expect(await statusOfReset(actor.email)).toBe(200)
  })

  it('the link that somebody who registers again is sent works', async () => {
    const actor = await person('customer', false)
    const ctx = await contextOf()
    const input = { fullName: 'Riley New', email: actor.email, password: newPassword }
    const asked = { ctx, input, from: '/profile', locale: 'en' as const }
    const outcome = await duringSignIn(actor, () => registerAccount(asked))
    expect(outcome).toEqual({ ok: true })
    expect(await statusOfReset(actor.email)).toBe(200)
  })
})

/** By the link that was mailed last. */
async function statusOfReset(email: string): Promise<number> {
  const mails = await mailsTo(email)
  const token = linkIn(mails.at(-1), '/reset-password').searchParams.get('token') ?? ''
  const asked = call('users/reset-password', { body: { token, password: newPassword } })
  return (await postReset(asked)).status
}

describe('who waits for no sign-in', () => {
  it('is answered as by Payload', async () => {
    const actor = await person()
    expect((await payloadApi('users/logout')).status).toBe(400)
    const patch = { method: 'PATCH', body: { fullName: 'Somebody' } }
    expect((await payloadApi(`users/${actor.id}`, patch)).status).toBe(403)
    const cookie = await signIn(actor.email)
    for (const id of ['nobody', '99999999', '99999999999', '1.5']) {
      const { status } = await payloadApi(`users/${id}`, { ...patch, cookie })
      expect(status, id).toBeGreaterThanOrEqual(400)
      expect(status, id).toBeLessThan(500)
    }
    expect((await payloadApi(`users/${actor.id}`, { ...patch, cookie })).status).toBe(200)
    const prolonged = await payloadApi('users/refresh-token', { cookie })
    expect(prolonged.status).toBe(200)
    expect(prolonged.headers.get('set-cookie')).toContain('site-token=ey')
    expect(await prolonged.json()).not.toHaveProperty('refreshedToken')
    expect((await payloadApi('users/logout', { cookie })).status).toBe(200)
    expect((await payloadApi('users/logout', { cookie })).status).toBe(400)
    expect((await payloadApi('users/refresh-token', { cookie })).status).toBe(403)
  })
})
