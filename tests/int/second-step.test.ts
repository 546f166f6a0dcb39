import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import {
  beginSecondStep,
  confirmSecondStep,
  endSecondStep,
  renewRecoveryCodes,
  secondStepOf,
} from '@/services/accounts/second-step/second-step'
import { dropSecondStepOf } from '@/services/accounts/second-step/drop-second-step'
import { account, actorOf, contextOf, mailsTo, soundPassword } from '../fixtures/people'
import { duringSignIn } from '../fixtures/late-sign-in'
import { unique } from '../fixtures/rows'
import { testPayload } from '../setup/database'
import { shown, login, withStep, sessionsOf, rowsOf } from '../fixtures/second-steps'

const locale = 'en'

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
