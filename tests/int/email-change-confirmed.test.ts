import { setTimeout as pause } from 'node:timers/promises'
import { lockKey } from '@collections/database/lock-key'
import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it, vi } from 'vitest'
import { POST as postReset } from '@/app/api/users/reset-password/route'
import type { User } from '@/payload-types'
import { registerAccount } from '@/services/accounts/register-account'
import { requestPasswordReset } from '@/services/accounts/request-password-reset'
import { advanceCustomer } from '@/services/customers/advance-customer'
import { customerLock } from '@/services/customers/find-customer'
import { withTransaction } from '@/services/database/transaction'
import {
  call,
  cookieOf,
  whoIs,
  login,
  ask,
  confirm,
  tokenIn,
  statusOf,
  asked,
  emailOf,
  changes,
} from '../fixtures/changing-email'
import { account, contextOf, linkIn, mailsTo, soundPassword } from '../fixtures/people'
import { aQuote, unique } from '../fixtures/rows'
import { runSql } from '../fixtures/run-sql'
import { storedUser } from '../fixtures/signed-in'
import { testPayload } from '../setup/database'

vi.setConfig({ testTimeout: 30_000 })

describe('two yeses', () => {
  it('wait for who writes of the new address, who does not wait for them', async () => {
    const { id, next, atOld, atNew } = await asked()
    await confirm(atOld)
    const begun = await withTransaction(await testPayload(), async (req) => {
      await lockKey(req, customerLock(next))
      const confirming = { done: confirm(atNew) }
      await pause(1500)
      await advanceCustomer({ ctx: await contextOf(), req, userId: id, reason: 'saved_quote' })
      return confirming
    })
    expect(await statusOf(await begun.done)).toBe('done')
    expect(await emailOf(id)).toBe(next)
  })

  it.each(['first', 'last'] as const)(
    'leave the customer with the new address where they come %s of two who write of the old one',
    async (turn) => {
      const { id, old, next, atOld, atNew } = await asked()
      await confirm(atOld)
      const yes = () => confirm(atNew)
      const note = async () =>
        advanceCustomer({ ctx: await contextOf(), userId: id, reason: 'saved_quote' })
      const begun = await withTransaction(await testPayload(), async (req) => {
        await lockKey(req, customerLock(old))
        const works: Promise<unknown>[] = []
        for (const work of turn === 'first' ? [yes, note] : [note, yes]) {
          works.push(work())
          await pause(1500)
        }
        return { works }
      })
      await Promise.all(begun.works)
      expect(await emailOf(id)).toBe(next)
      const { rows } = (await runSql(sql`select email from customers where user_id = ${id}`)) as {
        rows: { email: string }[]
      }
      expect(rows).toEqual([{ email: next }])
    },
  )

  it.each(['old', 'new'] as const)('change the address, the %s one first', async (first) => {
    const { id, old, next, cookie, atOld, atNew } = await asked()
    const elsewhere = await cookieOf(old)
    const [one, other] = first === 'old' ? [atOld, atNew] : [atNew, atOld]
    expect(await statusOf(await confirm(one))).toBe('half')
    expect(await emailOf(id)).toBe(old)
    expect(await statusOf(await confirm(other, cookie))).toBe('done')
    expect(await storedUser(id)).toMatchObject({ email: next, _verified: true })
    // the session that said yes goes on, every other one is over
    expect(await whoIs(cookie)).toMatchObject({ email: next })
    expect(await whoIs(elsewhere)).toBeNull()
    expect((await login(old)).status).toBe(401)
    expect((await login(next)).status).toBe(200)
    for (const address of [old, next]) {
      const last = (await mailsTo(address)).at(-1)
      expect(last?.subject).toBe('Your email was changed')
    }
    expect(await changes(id)).toBe(0)
  })

  it('end all sessions where none of them said yes', async () => {
    const { cookie, atOld, atNew } = await asked()
    const stranger = `stranger-${unique()}@example.com`
    await account({ email: stranger })
    await confirm(atOld)
    expect(await statusOf(await confirm(atNew, await cookieOf(stranger)))).toBe('done')
    expect(await whoIs(cookie)).toBeNull()
  })

  it('take the record, quotes, visits and inquiries along', async () => {
    const { id, old, next, atOld, atNew } = await asked()
    const payload = await testPayload()
    const overrideAccess = true
    const record = await payload.create({
      collection: 'customers',
      data: { name: 'Avery Sample', email: old, user: id, status: 'prospect' },
      overrideAccess,
    })
    const quote = await aQuote(id, { customerEmail: old })
    const foreign = await aQuote((await account({ email: `else-${unique()}@example.com` })).id, {
      customerEmail: 'somebody@example.com',
    })
    const inquiry = await payload.create({
      collection: 'inquiries',
      data: { name: 'Avery', email: old, kind: 'contact', progress: 'new', isSpam: false },
      overrideAccess,
    })
    const lead = await payload.create({
      collection: 'customers',
      data: { name: 'Avery S.', email: next, status: 'lead', phone: '(214) 555-0177' },
      overrideAccess,
    })
    await confirm(atOld)
    await confirm(atNew)
    const read = async (collection: 'customers' | 'quotes' | 'inquiries', rowId: number) =>
      payload.findByID({ collection, id: rowId, depth: 0, overrideAccess, disableErrors: true })
    // what the new address left before is his, too
    expect(await read('customers', lead.id)).toBeNull()
    expect(await read('customers', record.id)).toMatchObject({
      email: next,
      phone: '(214) 555-0177',
    })
    expect(await read('quotes', quote)).toMatchObject({ customerEmail: next })
    expect(await read('quotes', foreign)).toMatchObject({ customerEmail: 'somebody@example.com' })
    expect(await read('inquiries', inquiry.id)).toMatchObject({ email: next })
  })

  it('end a link for a new password that went to the old address', async () => {
    const { old, atOld, atNew } = await asked()
    await requestPasswordReset({
      ctx: await contextOf(),
      email: old,
      from: '/profile',
      locale: 'en',
    })
    const reset = linkIn((await mailsTo(old)).at(-1), '/reset-password').searchParams.get('token')
    await confirm(atOld)
    await confirm(atNew)
    const body = { token: reset, password: 'another-g00d-one' }
    expect((await call(postReset, 'users/reset-password', body)).status).toBe(403)
  })

  it('count once each: a link that was used says so, and is no second yes', async () => {
    const { id, old, next, atOld, atNew } = await asked()
    expect(await statusOf(await confirm(atOld))).toBe('half')
    expect((await confirm(atOld)).status).toBe(403)
    expect((await confirm(atOld)).status).toBe(403)
    expect(await emailOf(id)).toBe(old)
    expect(await statusOf(await confirm(atNew))).toBe('done')
    expect((await confirm(atNew)).status).toBe(403)
    expect(await emailOf(id)).toBe(next)
  })

  it('make one change when both are said at the same moment, many times each', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, old, next, atOld, atNew } = await asked()
      const tokens = [atOld, atNew, atOld, atNew, atOld, atNew]
      const answers = await Promise.all(tokens.map((token) => confirm(token)))
      const said = await Promise.all(
        answers.map(async (answer) => (answer.ok ? await statusOf(answer) : answer.status)),
      )
      expect(said.toSorted()).toEqual([403, 403, 403, 403, 'done', 'half'])
      expect(await emailOf(id)).toBe(next)
      const notices = (await mailsTo(old)).filter(
        ({ subject }) => subject === 'Your email was changed',
      )
      expect(notices).toHaveLength(1)
    }
  })

  it('hold against whoever writes the account back as he read it before', async () => {
    const { id, next, atOld, atNew } = await asked()
    const payload = await testPayload()
    const where = { id: { equals: id } }
    const read = await payload.db.findOne<User>({ collection: 'users', where })
    await confirm(atOld)
    await confirm(atNew)
    // as Payload renews a session
    const stale = payload.db.updateOne({ collection: 'users', id, data: { ...read } })
    await expect(stale).rejects.toThrow()
    expect(await emailOf(id)).toBe(next)
  })

  it('come to nothing where somebody opened an account with the address meanwhile', async () => {
    const { id, old, next, atOld, atNew } = await asked()
    await confirm(atOld)
    await registerAccount({
      ctx: await contextOf(),
      input: { fullName: 'Somebody Else', email: next, password: soundPassword },
      from: '/profile',
      locale: 'en',
    })
    expect((await confirm(atNew)).status).toBe(403)
    expect(await emailOf(id)).toBe(old)
    expect(await changes(id)).toBe(0)
  })

  it('give the address to one of two who want it at the same moment', async () => {
    const next = `wanted-${unique()}@example.com`
    const people = await Promise.all(
      [1, 2].map(async () => {
        const email = `rival-${unique()}@example.com`
        const { id } = await account({ email })
        await ask(await cookieOf(email), next)
        const atNew = await tokenIn(next)
        await confirm(await tokenIn(email))
        return { id, email, atNew }
      }),
    )
    const tokens = (await mailsTo(next)).map(
      (mail) => linkIn(mail, '/email-change').searchParams.get('token') ?? '',
    )
    const answers = await Promise.all(tokens.map((token) => confirm(token)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403])
    const emails = await Promise.all(people.map(({ id }) => emailOf(id)))
    expect(emails.filter((email) => email === next)).toHaveLength(1)
  })
})
