import { afterEach, describe, expect, it } from 'vitest'
import { TOTP } from 'otpauth'
import { contextFromRequest } from '@/services/request-context'
import {
  beginSecondStep,
  confirmSecondStep,
  secondStepOf,
} from '@/services/accounts/second-step/second-step'
import { account, actorOf, contextOf, soundPassword } from '../fixtures/people'
import { rest, signIn } from '../fixtures/rest'
import { unique } from '../fixtures/rows'
import { testEnvironment } from '../setup/environment'
import { testPayload } from '../setup/database'

async function ask(secondStepRequired: boolean): Promise<void> {
  const payload = await testPayload()
  await payload.updateGlobal({
    slug: 'sign-in',
    data: { secondStepRequired },
    overrideAccess: true,
  })
}

async function colleague(role: 'staff' | 'office' | 'admin') {
  const actor = actorOf(await account({ email: `asked${unique()}@example.com`, role }))
  return { actor, cookie: await signIn(actor.email) }
}

const contextOfCookie = (cookie: string) =>
  contextFromRequest(
    new Request(testEnvironment.SITE_URL, {
      headers: { cookie, origin: testEnvironment.SITE_URL },
    }),
  )

afterEach(() => ask(false))

describe('a second step that everyone who works here needs', () => {
  it.each(['staff', 'office', 'admin'] as const)(
    'leaves %s no more than a customer has until it is set, with the session of before, too',
    async (role) => {
      const { actor, cookie } = await colleague(role)
      expect((await rest('/inquiries', { cookie })).status).toBe(200)
      await ask(true)
      const later = await signIn(actor.email)
      for (const one of [cookie, later]) {
        expect((await rest('/inquiries', { cookie: one })).status).toBe(403)
        const { actor: seen } = await contextOfCookie(one)
        expect(seen).toMatchObject({ id: actor.id, role: 'customer', awaitsSecondStep: true })
      }
      const page = { method: 'POST', cookie, body: { title: 'A page', slug: `p${unique()}` } }
      expect((await rest('/pages', page)).status).toBe(403)
      const promote = { method: 'PATCH', cookie, body: { role: 'admin' } }
      await rest(`/users/${actor.id}`, promote)
      const stored = await (
        await testPayload()
      ).findByID({
        collection: 'users',
        id: actor.id,
        overrideAccess: true,
      })
      expect(stored.role).toBe(role)
    },
  )

  it('opens the office again with its first code', async () => {
    const { actor, cookie } = await colleague('staff')
    await ask(true)
    const ctx = await contextOfCookie(cookie)
    expect(await secondStepOf(ctx)).toEqual({ isSet: false, isAwaited: true })
    const begun = await beginSecondStep(ctx, soundPassword)
    if (!begun.ok) throw new Error(begun.kind)
    expect((await rest('/inquiries', { cookie })).status).toBe(403)
    const code = new TOTP({ secret: begun.secret }).generate()
    const { sessionIdOf } = await import('@/services/accounts/session-id')
    const headers = new Headers({ cookie, origin: testEnvironment.SITE_URL })
    const sessionId = await sessionIdOf(ctx, headers)
    expect(await confirmSecondStep(ctx, { code, sessionId, locale: 'en' })).toMatchObject({
      ok: true,
    })
    expect((await rest('/inquiries', { cookie })).status).toBe(200)
    expect((await contextOfCookie(cookie)).actor).toEqual(actor)
  })

  it('is not asked of customers', async () => {
    const actor = actorOf(await account({ email: `buyer${unique()}@example.com` }))
    const cookie = await signIn(actor.email)
    await ask(true)
    expect((await contextOfCookie(cookie)).actor).toEqual(actor)
    expect(await secondStepOf(await contextOf(actor))).toBeNull()
  })

  it('is asked by an administrator who has one, and by nobody else', async () => {
    const [admin, office] = [await colleague('admin'), await colleague('office')]
    const set = (cookie: string) =>
      rest('/globals/sign-in', { method: 'POST', cookie, body: { secondStepRequired: true } })
    expect((await set(office.cookie)).status).toBe(403)
    const early = await set(admin.cookie)
    expect(early.status).toBe(400)
    expect(JSON.stringify(early.body)).toContain('second step of your own first')
    const ctx = await contextOfCookie(admin.cookie)
    const begun = await beginSecondStep(ctx, soundPassword)
    if (!begun.ok) throw new Error(begun.kind)
    const { sessionIdOf } = await import('@/services/accounts/session-id')
    const headers = new Headers({ cookie: admin.cookie, origin: testEnvironment.SITE_URL })
    await confirmSecondStep(ctx, {
      code: new TOTP({ secret: begun.secret }).generate(),
      sessionId: await sessionIdOf(ctx, headers),
      locale: 'en',
    })
    expect((await set(admin.cookie)).status).toBe(200)
    expect((await rest('/inquiries', { cookie: office.cookie })).status).toBe(403)
    expect((await rest('/inquiries', { cookie: admin.cookie })).status).toBe(200)
  })
})
