import { sql } from '@payloadcms/db-postgres'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { startCheckout } from '@/services/payments/start-checkout'
import { aPerson, openAccountWorld } from '../fixtures/account-life'
import { input, remove, trail } from '../fixtures/deleting-account'
import { mailsTo } from '../fixtures/people'
import { placesWith } from '../fixtures/places-with'
import { countOf, runSql } from '../fixtures/run-sql'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const world = await openAccountWorld()
// it reads the environment, which the world sets
const { POST: postDelete } = await import('@/app/api/accounts/delete/route')
const { admin } = world

afterAll(() => world.close())

describe('an account', () => {
  it('goes with its record where no money moved', async () => {
    const person = aPerson('Ottoline')
    const { actor, ctx } = await world.customer(person)
    await world.saved(actor, person)
    expect(await remove({ ctx })).toEqual({ ok: true })
    expect(await placesWith('Ottoline')).toEqual([...trail, 'payload_jobs.input'])
    expect(await mailsTo(person.email)).toMatchObject([{ subject: 'Su cuenta está eliminada' }])
    expect(await countOf(sql`select count(*)::int from users where id = ${actor.id}`)).toBe(0)
  })

  const cases: [string, (quoteId: number) => Promise<void>, string][] = [
    [
      'a checkout is open',
      async (quoteId) => {
        const { user } = await world.quote(quoteId)
        const owner = { ...admin, id: Number(user), role: 'customer' as const }
        await startCheckout({ ctx: world.contextFor(owner), quoteId })
      },
      'checkout_open',
    ],
    [
      'a job is ahead',
      async (quoteId) => {
        await runSql(sql`
          insert into jobs (quote_id, stage, stage_since) values (${quoteId}, 'ordered', now())`)
      },
      'work_ahead',
    ],
    [
      'a deposit is paid',
      async (quoteId) => {
        await runSql(sql`
          update quotes set status = 'deposit_paid', payment_status = 'deposit_paid',
            amount_paid = 600, balance_due = 666.96 where id = ${quoteId}`)
      },
      'money_open',
    ],
    [
      'a payment is disputed',
      async (quoteId) => {
        await runSql(sql`
          update quotes set status = 'payment_succeeded', payment_status = 'disputed',
            balance_due = 0 where id = ${quoteId}`)
      },
      'dispute_open',
    ],
  ]

  it.each(cases)('stays while %s, whole', async (_name, happen, because) => {
    const person = aPerson('Philippa')
    const { actor, ctx } = await world.customer(person)
    const quoteId = await world.saved(actor, person)
    await happen(quoteId)
    expect(await remove({ ctx })).toEqual({ ok: false, kind: 'kept', because })
    expect(await world.quote(quoteId)).toMatchObject({ customerName: person.fullName })
    expect((await mailsTo(person.email)).map(({ subject }) => subject)).not.toContain(
      'Su cuenta está eliminada',
    )
  })

  it('stays while a booked visit is ahead', async () => {
    const person = aPerson('Barnaby')
    const { ctx } = await world.customer(person)
    await runSql(sql`
      with visit as (
        insert into visits (kind, start, "end")
        values ('measure', now() + interval '2 days', now() + interval '3 days') returning id)
      insert into bookings (state, start, "end", held_until, zip, language, email, visit_id)
      select 'booked', now(), now(), now(), '75074', 'en', ${person.email}, id from visit`)
    expect(await remove({ ctx })).toMatchObject({ because: 'work_ahead' })
  })

  it('asks for the password, and answers in words', async () => {
    const person = aPerson('Cordelia')
    const { cookie, ctx } = await world.customer(person)
    expect(await remove({ ctx }, { currentPassword: 'not it' })).toEqual({
      ok: false,
      kind: 'invalid',
      problems: [{ field: 'currentPassword', code: 'passwordWrong' }],
    })
    const call = (headers: Record<string, string>, body: unknown) =>
      postDelete(
        new Request('http://localhost:3100/api/accounts/delete', {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            origin: 'http://localhost:3100',
            ...headers,
          },
          body: JSON.stringify(body),
        }),
      )
    expect((await call({}, input)).status).toBe(401)
    expect((await call({ cookie, origin: 'https://evil.example' }, input)).status).toBe(403)
    expect((await call({ cookie }, {})).status).toBe(422)
    expect((await call({ cookie }, input)).status).toBe(200)
    expect((await call({ cookie }, input)).status).toBe(401)
  })

  it('of somebody who works here is an administrator’s to delete', async () => {
    const outcome = await remove({ ctx: world.contextFor(world.office) })
    expect(outcome).toEqual({ ok: false, kind: 'kept', because: 'works_here' })
  })
})
