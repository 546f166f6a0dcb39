import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import { endOwnSessions, endSessionsOfAnother, ownSessions } from '@/services/accounts/own-sessions'
import { sessionIdOf } from '@/services/accounts/session-id'
import { account, actorOf, contextOf, soundPassword } from '../fixtures/people'
import { duringEnd, duringSignIn } from '../fixtures/late-sign-in'
import { rest, signIn } from '../fixtures/rest'
import { unique } from '../fixtures/rows'
import { runSql } from '../fixtures/run-sql'
import { patchUser } from '../fixtures/signed-in'
import { testEnvironment } from '../setup/environment'
import { testPayload } from '../setup/database'

type Role = 'customer' | 'staff'

async function person(role: Role = 'customer') {
  return actorOf(await account({ email: `here${unique()}@example.com`, role }))
}

async function idOf(cookie: string): Promise<string> {
  const headers = new Headers({ cookie, origin: testEnvironment.SITE_URL })
  return (await sessionIdOf({ payload: await testPayload() }, headers)) ?? 'none'
}

async function isIn(cookie: string): Promise<boolean> {
  return (await rest('/users/me', { cookie })).body.user !== null
}

/** As if the session had begun so many hours ago. */
async function age(session: string, hours: number): Promise<void> {
  await runSql(sql`
    update users_sessions set created_at = now() - make_interval(hours => ${hours}) where id = ${session}`)
}

async function refresh(cookie: string) {
  const answer = await rest('/users/refresh-token', { method: 'POST', cookie })
  return { status: answer.status, exp: Number(answer.body.exp ?? 0) }
}

const inHours = (exp: number) => (exp * 1000 - Date.now()) / 3_600_000

describe('where somebody is signed in', () => {
  it('is listed for him, the browser that asks first', async () => {
    const actor = await person()
    const [older, newer] = [await signIn(actor.email), await signIn(actor.email)]
    const listed = await ownSessions(await contextOf(actor), await idOf(older))
    expect(listed.map(({ id, isThis }) => [id, isThis])).toEqual([
      [await idOf(older), true],
      [await idOf(newer), false],
    ])
  })

  it('is said with when it was last used, and not from where a browser beside the server is', async () => {
    const actor = await person()
    const session = await idOf(await signIn(actor.email))
    const asked = async () => (await ownSessions(await contextOf(actor), session))[0]
    expect(await asked()).toMatchObject({ lastUsed: null, address: '' })
    await age(session, 5)
    const { lastUsed = null } = (await asked()) ?? {}
    expect(Math.abs(Date.now() - new Date(lastUsed ?? 0).getTime())).toBeLessThan(60_000)
  })

  it('ends where he says, and his own goes on', async () => {
    const actor = await person()
    const cookies = [
      await signIn(actor.email),
      await signIn(actor.email),
      await signIn(actor.email),
    ]
    const [mine = '', second = '', third = ''] = cookies
    const sessionId = await idOf(mine)
    const ctx = await contextOf(actor)
    const wrong = { ended: null, sessionId, password: 'not the password 1' }
    expect(await endOwnSessions(ctx, wrong)).toEqual({ ok: false, kind: 'passwordWrong' })
    expect([await isIn(second), await isIn(third)]).toEqual([true, true])
    const proof = { sessionId, password: soundPassword }
    const one = await endOwnSessions(ctx, { ended: await idOf(second), ...proof })
    expect(one).toEqual({ ok: true, ended: 1 })
    expect([await isIn(mine), await isIn(second), await isIn(third)]).toEqual([true, false, true])
    expect(await endOwnSessions(ctx, { ended: null, ...proof })).toEqual({ ok: true, ended: 1 })
    expect([await isIn(mine), await isIn(third)]).toEqual([true, false])
  })

  it('never ends another’s', async () => {
    const [one, other] = [await person(), await person()]
    const cookie = await signIn(other.email)
    const ended = await endOwnSessions(await contextOf(one), {
      ended: await idOf(cookie),
      sessionId: undefined,
      password: soundPassword,
    })
    expect(ended).toEqual({ ok: true, ended: 0 })
    expect(await isIn(cookie)).toBe(true)
    const nobody = { ended: null, sessionId: undefined, password: soundPassword }
    expect(await endOwnSessions(await contextOf(null), nobody)).toMatchObject({ ok: false })
  })

  it('ends everywhere when an administrator says so, of others alone', async () => {
    const admin = actorOf(await account({ email: `boss${unique()}@example.com`, role: 'admin' }))
    const [staff, customer] = [await person('staff'), await person()]
    const cookies = [await signIn(customer.email), await signIn(customer.email)]
    const end = async (who: typeof admin, account: number, password = soundPassword) =>
      endSessionsOfAnother(await contextOf(who), { account, password })
    expect(await end(staff, customer.id)).toEqual({ ok: false, kind: 'forbidden' })
    expect(await end(admin, admin.id)).toEqual({ ok: false, kind: 'forbidden' })
    expect(await end(admin, customer.id, 'a guess 12')).toEqual({
      ok: false,
      kind: 'passwordWrong',
    })
    expect(await isIn(cookies[0] ?? '')).toBe(true)
    expect(await end(admin, customer.id)).toEqual({ ok: true, ended: 2 })
    expect([await isIn(cookies[0] ?? ''), await isIn(cookies[1] ?? '')]).toEqual([false, false])
    const lines = await runSql(sql`
      select subject from audit_trail where event = 'sessionsEnded' and account = ${admin.id}`)
    expect((lines as { rows: unknown[] }).rows).toEqual([{ subject: `users ${customer.email}` }])
  })

  it('ends although a sign-in that runs would write it back', async () => {
    const admin = actorOf(await account({ email: `boss${unique()}@example.com`, role: 'admin' }))
    const customer = await person()
    const cookie = await signIn(customer.email)
    const ctx = await contextOf(admin)
    const ended = await duringSignIn(customer, () =>
      endSessionsOfAnother(ctx, { account: customer.id, password: soundPassword }),
    )
    expect(ended).toEqual({ ok: true, ended: 1 })
    expect(await isIn(cookie)).toBe(false)
  })

  it('ends although it is prolonged at the same moment', async () => {
    const actor = await person()
    const cookie = await signIn(actor.email)
    const answer = await duringEnd(actor, undefined, () => refresh(cookie))
    expect(answer.status).toBe(403)
    expect(await isIn(cookie)).toBe(false)
  })

  it.each([
    ['signs out', (_: number, cookie: string) => rest('/users/logout', { method: 'POST', cookie })],
    [
      'changes the account',
      (id: number, cookie: string) => patchUser(id, { fullName: 'Avery Changed' }, cookie),
    ],
  ])('ends although another %s at the same moment', async (_, act) => {
    const actor = await person()
    const [mine, other] = [await signIn(actor.email), await signIn(actor.email)]
    const answer = await duringEnd(actor, await idOf(mine), () => act(actor.id, mine))
    expect(answer.status).toBe(200)
    expect(await isIn(other)).toBe(false)
  })

  it('holds at most twenty, and the oldest ends', async () => {
    const actor = await person()
    const first = await signIn(actor.email)
    for (let turn = 0; turn < 20; turn += 1) {
      const { giveBack } = await import('@/integrations/rate-limit/limit')
      await giveBack('guessFromAll', actor.email)
      await signIn(actor.email)
    }
    expect(await isIn(first)).toBe(false)
    expect(await ownSessions(await contextOf(actor), undefined)).toHaveLength(20)
  })
})

describe('a session', () => {
  it('ends when the same browser signs in again, as whoever', async () => {
    const [one, other] = [await person(), await person()]
    const former = await signIn(one.email)
    const answer = await rest('/users/login', {
      method: 'POST',
      cookie: former,
      body: { email: other.email, password: soundPassword },
    })
    expect(answer.status).toBe(200)
    expect(await isIn(former)).toBe(false)
  })

  it('of somebody else goes on when the browser mistypes', async () => {
    const actor = await person()
    const cookie = await signIn(actor.email)
    await rest('/users/login', {
      method: 'POST',
      cookie,
      body: { email: actor.email, password: 'mistyped once' },
    })
    expect(await isIn(cookie)).toBe(true)
  })

  it('is prolonged by use, for staff to twelve hours after the sign-in and no further', async () => {
    const actor = await person('staff')
    const cookie = await signIn(actor.email)
    const session = await idOf(cookie)
    expect(inHours((await refresh(cookie)).exp)).toBeCloseTo(8, 1)
    await age(session, 9)
    expect(inHours((await refresh(cookie)).exp)).toBeCloseTo(3, 1)
    await age(session, 12)
    expect((await refresh(cookie)).status).toBe(403)
  })

  it('of a customer ends after seven days', async () => {
    const actor = await person()
    const cookie = await signIn(actor.email)
    await age(await idOf(cookie), 6 * 24 + 20)
    expect(inHours((await refresh(cookie)).exp)).toBeCloseTo(4, 1)
    await age(await idOf(cookie), 7 * 24)
    expect((await refresh(cookie)).status).toBe(403)
  })
})
