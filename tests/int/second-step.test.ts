import { sql } from '@payloadcms/db-postgres'
import { beforeEach, describe, expect, it } from 'vitest'
import { TOTP } from 'otpauth'
import {
  beginSecondStep,
  confirmSecondStep,
  endSecondStep,
  renewRecoveryCodes,
  secondStepOf,
} from '@/services/accounts/second-step/second-step'
import { dropSecondStepOf } from '@/services/accounts/second-step/drop-second-step'
import type { Actor } from '@/services/context'
import { account, actorOf, contextOf, mailsTo, soundPassword } from '../fixtures/people'
import { duringSignIn } from '../fixtures/late-sign-in'
import { rest } from '../fixtures/rest'
import { unique } from '../fixtures/rows'
import { runSql } from '../fixtures/run-sql'
import { testPayload } from '../setup/database'

type Set = { actor: Actor; secret: string; codes: string[] }

const locale = 'en'
const halfMinuteMs = 30_000

/** What the app shows, `later` half-minutes from now: none is taken twice. */
function shown(secret: string, later = 0): string {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + later * halfMinuteMs })
}

function login(email: string, body: object = {}) {
  return rest('/users/login', { method: 'POST', body: { email, password: soundPassword, ...body } })
}

async function withStep(role: 'staff' | 'office' | 'admin' = 'staff'): Promise<Set> {
  const actor = actorOf(await account({ email: `step${unique()}@example.com`, role }))
  const ctx = await contextOf(actor)
  const begun = await beginSecondStep(ctx, soundPassword)
  if (!begun.ok) throw new Error(begun.kind)
  const confirmed = await confirmSecondStep(ctx, {
    code: shown(begun.secret, -1),
    sessionId: undefined,
    locale,
  })
  if (!confirmed.ok) throw new Error(confirmed.kind)
  return { actor, secret: begun.secret, codes: confirmed.recoveryCodes }
}

function pathOf(answer: { body: Record<string, unknown> }): unknown {
  const [error] = answer.body.errors as { data?: { errors?: { path: string }[] } }[]
  return error?.data?.errors?.[0]?.path
}

describe('signing in with a second step', () => {
  let one: Set
  beforeEach(async () => {
    one = await withStep()
  })

  it('asks for the code once the password was right, and begins no session before', async () => {
    const asked = await login(one.actor.email)
    expect(asked.status).toBe(401)
    expect(pathOf(asked)).toBe('code')
    expect(asked.headers.get('set-cookie')).toBeNull()
    expect(await sessionsOf(one.actor.id)).toBe(0)
    const wrongPassword = await login(one.actor.email, { password: 'something else 1' })
    expect(wrongPassword.status).toBe(401)
    expect(pathOf(wrongPassword)).toBeUndefined()
  })

  it('lets in with the code, once', async () => {
    const code = shown(one.secret)
    const first = await login(one.actor.email, { code })
    expect(first.status).toBe(200)
    expect(JSON.stringify(first.body)).not.toContain(one.secret)
    const again = await login(one.actor.email, { code })
    expect(again.status).toBe(401)
    expect(pathOf(again)).toBe('code')
    // an earlier one is over with it
    expect((await login(one.actor.email, { code: shown(one.secret, -1) })).status).toBe(401)
  })

  it('takes each recovery code once, as it is typed', async () => {
    const [code = ''] = one.codes
    const typed = code.toLowerCase().replaceAll('-', ' ')
    expect((await login(one.actor.email, { code: typed })).status).toBe(200)
    expect((await login(one.actor.email, { code })).status).toBe(401)
    expect(await secondStepOf(await contextOf(one.actor))).toMatchObject({ recoveryLeft: 9 })
  })

  it.each([
    ['another’s', async () => shown((await withStep()).secret)],
    ['a list', () => [shown(one.secret)]],
    ['an object', () => ({ equals: shown(one.secret) })],
    ['a number', () => Number(shown(one.secret))],
    ['what it will be in an hour', () => shown(one.secret, 120)],
    ['a long text', () => '1'.repeat(50_000)],
    ['true', () => true],
  ])('takes no code that is %s', async (_, code) => {
    expect((await login(one.actor.email, { code: await code() })).status).toBe(401)
    expect(await sessionsOf(one.actor.id)).toBe(0)
  })

  it('takes ten wrong codes in an hour, whoever tries', async () => {
    const statuses: number[] = []
    for (let turn = 0; turn < 11; turn += 1) {
      await forgetGuesses(one.actor.email)
      statuses.push((await login(one.actor.email, { code: '000000' })).status)
    }
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401))
    expect(statuses[10]).toBe(429)
    await forgetGuesses(one.actor.email)
    expect((await login(one.actor.email, { code: shown(one.secret) })).status).toBe(429)
  })

  it('is not passed by a mail: a reset begins no session', async () => {
    const payload = await testPayload()
    const token = await payload.forgotPassword({
      collection: 'users',
      data: { email: one.actor.email },
      disableEmail: true,
    })
    const password = 'another sound 4 you'
    const reset = await rest('/users/reset-password', { method: 'POST', body: { token, password } })
    expect(reset.status).toBe(200)
    const cookie = reset.headers.get('set-cookie')?.split(';')[0] ?? ''
    expect(cookie).toBe('site-token=')
    expect(await sessionsOf(one.actor.id)).toBe(0)
    expect((await login(one.actor.email, { password })).status).toBe(401)
    expect((await login(one.actor.email, { password, code: shown(one.secret) })).status).toBe(200)
  })
})

describe('a second step', () => {
  it('holds only from its first code on', async () => {
    const actor = actorOf(await account({ email: `begun${unique()}@example.com`, role: 'office' }))
    const ctx = await contextOf(actor)
    const begun = await beginSecondStep(ctx, soundPassword)
    if (!begun.ok) throw new Error(begun.kind)
    expect((await login(actor.email)).status).toBe(200)
    const wrong = await confirmSecondStep(ctx, { code: '000000', sessionId: undefined, locale })
    expect(wrong).toEqual({ ok: false, kind: 'codeWrong' })
    expect(await secondStepOf(ctx)).toEqual({ isSet: false, isAwaited: false })
  })

  it('ends the other sessions, and tells its owner', async () => {
    const actor = actorOf(await account({ email: `told${unique()}@example.com`, role: 'admin' }))
    await login(actor.email)
    await login(actor.email)
    const ctx = await contextOf(actor)
    const begun = await beginSecondStep(ctx, soundPassword)
    if (!begun.ok) throw new Error(begun.kind)
    expect(await sessionsOf(actor.id)).toBe(2)
    await confirmSecondStep(ctx, { code: shown(begun.secret), sessionId: undefined, locale })
    expect(await sessionsOf(actor.id)).toBe(0)
    expect((await mailsTo(actor.email)).map(({ subject }) => subject)).toEqual([
      'Signing in takes a second step now',
    ])
  })

  it('ends them although a sign-in that runs would write them back', async () => {
    const actor = actorOf(await account({ email: `step${unique()}@example.com`, role: 'staff' }))
    expect((await login(actor.email)).status).toBe(200)
    const ctx = await contextOf(actor)
    const begun = await beginSecondStep(ctx, soundPassword)
    if (!begun.ok) throw new Error(begun.kind)
    const code = shown(begun.secret)
    const confirmed = await duringSignIn(actor, () =>
      confirmSecondStep(ctx, { code, sessionId: undefined, locale }),
    )
    expect(confirmed.ok).toBe(true)
    expect(await sessionsOf(actor.id)).toBe(0)
  })

  it('is stored so that a reader of the database has neither secret nor codes', async () => {
    const { actor, codes, secret } = await withStep()
    const rows = JSON.stringify(
      await rowsOf(sql`select * from second_steps where account = ${actor.id}`),
    )
    expect(rows).toContain('recovery')
    for (const text of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))]) {
      expect(rows).not.toContain(text)
    }
  })

  it('is taken off and given new codes with password and code alone', async () => {
    const { actor, codes, secret } = await withStep()
    const ctx = await contextOf(actor)
    const wrong = { password: 'not it at all', code: shown(secret), locale } as const
    expect(await endSecondStep(ctx, wrong)).toMatchObject({ kind: 'passwordWrong' })
    for (const password of ['', ' ', 'x'.repeat(5_000)]) {
      expect(await beginSecondStep(ctx, password)).toMatchObject({ kind: 'passwordWrong' })
    }
    const noCode = { password: soundPassword, code: '', locale } as const
    expect(await endSecondStep(ctx, noCode)).toMatchObject({ kind: 'codeWrong' })
    const [old = '', other = ''] = codes
    const renewed = await renewRecoveryCodes(ctx, { ...noCode, code: old })
    if (!renewed.ok) throw new Error(renewed.kind)
    expect(renewed.recoveryCodes).toHaveLength(10)
    expect((await login(actor.email, { code: other })).status).toBe(401)
    const ended = await endSecondStep(ctx, { ...noCode, code: renewed.recoveryCodes[0] })
    expect(ended).toEqual({ ok: true })
    expect((await login(actor.email)).status).toBe(200)
  })

  it('is not for customers, and not begun twice', async () => {
    const customer = actorOf(await account({ email: `c${unique()}@example.com` }))
    const asked = await beginSecondStep(await contextOf(customer), soundPassword)
    expect(asked).toEqual({ ok: false, kind: 'forbidden' })
    const { actor } = await withStep()
    const again = await beginSecondStep(await contextOf(actor), soundPassword)
    expect(again).toEqual({ ok: false, kind: 'wrongState' })
  })

  it('is taken from somebody who lost it by another administrator', async () => {
    const { actor } = await withStep('admin')
    const admin = actorOf(await account({ email: `a${unique()}@example.com`, role: 'admin' }))
    const staff = actorOf(await account({ email: `s${unique()}@example.com`, role: 'staff' }))
    const wish = { account: actor.id, password: soundPassword, locale } as const
    for (const other of [staff, actor]) {
      const refused = await dropSecondStepOf(await contextOf(other), wish)
      expect(refused).toEqual({ ok: false, kind: 'forbidden' })
    }
    const mistyped = await dropSecondStepOf(await contextOf(admin), { ...wish, password: 'no' })
    expect(mistyped).toMatchObject({ kind: 'passwordWrong' })
    expect(await dropSecondStepOf(await contextOf(admin), wish)).toEqual({ ok: true })
    expect((await login(actor.email)).status).toBe(200)
    const subjects = (await mailsTo(actor.email)).map(({ subject }) => subject)
    expect(subjects.at(-1)).toBe('An administrator took away your second step')
  })

  it('goes with its account', async () => {
    const { actor } = await withStep()
    const payload = await testPayload()
    await payload.delete({ collection: 'users', id: actor.id, overrideAccess: true })
    const rows = await rowsOf(sql`select 1 from second_steps where account = ${actor.id}`)
    expect(rows).toHaveLength(0)
  })
})

async function sessionsOf(id: number): Promise<number> {
  return (await rowsOf(sql`select 1 from users_sessions where _parent_id = ${id}`)).length
}

async function rowsOf(statement: ReturnType<typeof sql>): Promise<unknown[]> {
  return ((await runSql(statement)) as { rows: unknown[] }).rows
}

async function forgetGuesses(email: string): Promise<void> {
  const { giveBack } = await import('@/integrations/rate-limit/limit')
  await giveBack('guess', `unknown ${email}`)
}
