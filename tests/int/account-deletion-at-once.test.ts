import { setTimeout as pause } from 'node:timers/promises'
import { databaseOf, lockKey } from '@collections/database/lock-key'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, describe, expect, it, vi } from 'vitest'
import type { User } from '@/payload-types'
import { advanceCustomer } from '@/services/customers/advance-customer'
import { customerLock } from '@/services/customers/find-customer'
import { withTransaction } from '@/services/database/transaction'
import { saveOfficeQuote } from '@/services/office-quotes/save-office-quote'
import { sendRevision } from '@/services/office-quotes/send-revision'
import { saveQuote } from '@/services/quotes/save-quote'
import { aPerson, openAccountWorld } from '../fixtures/account-life'
import { remove } from '../fixtures/deleting-account'
import { mailsTo } from '../fixtures/people'
import { placesWith } from '../fixtures/places-with'
import { countOf, runSql } from '../fixtures/run-sql'
import { showerInputs } from '../fixtures/stored-pricing'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const world = await openAccountWorld()
const { payload, site } = world

afterAll(() => world.close())

describe('an account', () => {
  it('is deleted once, however often it is asked for at once', async () => {
    const person = aPerson('Gwendolyn')
    const { ctx } = await world.customer(person)
    const outcomes = await Promise.all([remove({ ctx }), remove({ ctx }), remove({ ctx })])
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await mailsTo(person.email)).toHaveLength(1)
  })

  it('does not come back by a session that is renewed afterwards', async () => {
    const person = aPerson('Perpetua')
    const { actor, ctx } = await world.customer(person)
    // as Payload does it: all of the account is read, and written again
    const id = actor.id
    const read = await payload.db.findOne<User>({
      collection: 'users',
      where: { id: { equals: id } },
    })
    expect(await remove({ ctx })).toEqual({ ok: true })
    const renew = () =>
      payload.db.updateOne({ collection: 'users', id, data: { ...read, updatedAt: null } })
    await expect(renew()).rejects.toThrow()
    expect(await countOf(sql`select count(*)::int from users where id = ${id}`)).toBe(0)
  })

  it('does not come back by one that waited for the deletion', async () => {
    const person = aPerson('Thaddeus')
    const { actor } = await world.customer(person)
    const read = await payload.db.findOne<User>({
      collection: 'users',
      where: { id: { equals: actor.id } },
    })
    let renewed: Promise<unknown> = Promise.resolve()
    await withTransaction(payload, async (req) => {
      await databaseOf(req).execute(sql`delete from users where id = ${actor.id}`)
      renewed = payload.db.updateOne({ collection: 'users', id: actor.id, data: { ...read } })
      // it is looked at below
      renewed.catch(() => undefined)
      await pause(200)
    })
    await expect(renewed).rejects.toThrow()
    expect(await countOf(sql`select count(*)::int from users where id = ${actor.id}`)).toBe(0)
  })

  it('waits for who writes of its customer, who does not wait for it', async () => {
    const { actor, ctx } = await world.customer(aPerson('Rosalind'))
    await runSql(sql`delete from customers where user_id = ${actor.id}`)
    const begun = await withTransaction(payload, async (req) => {
      await lockKey(req, customerLock(actor.email))
      const removing = { done: remove({ ctx }) }
      removing.done.catch(() => undefined)
      await pause(1500)
      await advanceCustomer({ ctx: site, req, userId: actor.id, reason: 'saved_quote' })
      return removing
    })
    expect(await begun.done).toEqual({ ok: true })
  })

  it('and the sending of a quote to its holder do not wait for each other', async () => {
    const person = aPerson('Leopold')
    const { email, phone, fullName: name } = person
    const { actor, ctx } = await world.customer(person)
    const call = world.call({ caller: { customerId: null, name, phone, email } })
    const saved = await saveOfficeQuote({ ctx: world.ctx, input: call })
    if (!saved.ok) throw new Error(saved.kind)
    const { quote } = saved
    const begun = await withTransaction(payload, async (req) => {
      await lockKey(req, customerLock(actor.email))
      const removing = remove({ ctx })
      removing.catch(() => undefined)
      await pause(1500)
      const wish = { quoteId: quote.id, basedOn: quote.basedOn, byMail: true }
      const sending = sendRevision({ ctx: world.ctx, wish })
      sending.catch(() => undefined)
      await pause(1500)
      return { removing, sending }
    })
    expect(await begun.removing).toEqual({ ok: true })
    expect(await begun.sending).toMatchObject({ ok: false })
  })

  it('takes what is saved at the same moment along, or lets nothing be saved', async () => {
    for (let round = 0; round < 12; round += 1) {
      const person = aPerson('Ignatius')
      const { actor, ctx } = await world.customer(person)
      const save = () =>
        saveQuote({
          ctx: world.contextFor(actor),
          input: {
            ...showerInputs(world.pricing),
            customerName: person.fullName,
            customerPhone: person.phone,
            projectAddress: person.address,
            expectedTotal: 1266.96,
            requestKey: crypto.randomUUID(),
          },
        })
      const [, deleted] = await Promise.allSettled([pause(round * 8).then(save), remove({ ctx })])
      expect(deleted).toMatchObject({ value: { ok: true } })
      expect(await placesWith(person.address)).toEqual([])
    }
  })
})
