import { setTimeout } from 'node:timers/promises'
import { lockKey } from '@collections/database/lock-key'
import { describe, expect, it } from 'vitest'
import { accountByEmail } from '@/services/accounts/find-account'
import { resendConfirmation } from '@/services/accounts/resend-confirmation'
import { advanceCustomer } from '@/services/customers/advance-customer'
import { customerLock } from '@/services/customers/find-customer'
import { withTransaction } from '@/services/database/transaction'
import { login } from '../fixtures/account-calls'
import { duringWrite } from '../fixtures/late-sign-in'
import { account, contextOf, linkIn, mailsTo } from '../fixtures/people'
import { testPayload } from '../setup/database'
import { register, verify, person } from '../fixtures/registering'

describe('confirming', () => {
  it('brings back no password that is reset at the same moment', async () => {
    const { id } = await account({ email: 'both@example.com', confirmed: false })
    const payload = await testPayload()
    type Stored = { id: number; hash: string; _verified: boolean; _verificationToken: string }
    const stored = () =>
      payload.db.findOne<Stored>({ collection: 'users', where: { id: { equals: id } } })
    const token = (await stored())?._verificationToken ?? ''
    const reset = { collection: 'users', id, data: { hash: 'of another password' } } as const
    const answer = await duringWrite(
      { id },
      (req) => payload.db.updateOne({ ...reset, req, returning: false }),
      () => verify(token),
    )
    expect(answer.status).toBe(200)
    expect(await stored()).toMatchObject({ hash: reset.data.hash, _verified: true })
  })

  it('waits for who writes of its customer, who does not wait for it', async () => {
    const { id, email } = await account({ email: 'noted@example.com', confirmed: false })
    const payload = await testPayload()
    const token = (await accountByEmail({ payload }, email))?.confirmationToken ?? ''
    const begun = await withTransaction(payload, async (req) => {
      await lockKey(req, customerLock(email))
      const confirming = { done: verify(token) }
      await setTimeout(1500)
      await advanceCustomer({ ctx: await contextOf(), req, userId: id, reason: 'saved_quote' })
      return confirming
    })
    expect((await begun.done).status).toBe(200)
    expect((await accountByEmail({ payload }, email))?.confirmed).toBe(true)
  })

  it('lets nobody sign in before, and everybody who registered after', async () => {
    await register(person('patient@example.com'))
    expect((await login('patient@example.com')).status).toBe(403)
    const [mail] = await mailsTo('patient@example.com')
    const token = linkIn(mail, '/verify-email').searchParams.get('token') ?? ''
    expect((await verify(token)).status).toBe(200)
    const signedIn = await login('patient@example.com')
    expect(signedIn.status).toBe(200)
    expect(signedIn.headers.get('set-cookie')).toMatch(/^site-token=.*HttpOnly/i)
    expect(await signedIn.json()).not.toHaveProperty('token')
  })

  it('works once, and refuses a token that it does not know', async () => {
    await register(person('once@example.com'))
    const [mail] = await mailsTo('once@example.com')
    const token = linkIn(mail, '/verify-email').searchParams.get('token') ?? ''
    expect((await verify(token)).status).toBe(200)
    expect((await verify(token)).status).toBe(403)
    expect((await verify('0'.repeat(40))).status).toBe(403)
    expect((await verify('null')).status).toBe(403)
  })

  it('is done by one of those who come with the link at the same moment', async () => {
    await register(person('parallel@example.com'))
    const [mail] = await mailsTo('parallel@example.com')
    const token = linkIn(mail, '/verify-email').searchParams.get('token') ?? ''
    const answers = await Promise.all(Array.from({ length: 8 }, () => verify(token)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      200,
      ...Array<number>(7).fill(403),
    ])
  })

  it('joins the lead of the same address then, not earlier', async () => {
    const payload = await testPayload()
    const lead = await payload.create({
      collection: 'customers',
      data: { name: 'A. S.', email: 'wrote@example.com', status: 'lead', tags: ['shower'] },
      overrideAccess: true,
    })
    await register(person('wrote@example.com'))
    const rows = () =>
      payload.find({
        collection: 'customers',
        where: { email: { equals: 'wrote@example.com' } },
        depth: 0,
        overrideAccess: true,
      })
    const before = (await rows()).docs
    expect(before.find(({ id }) => id === lead.id)?.user ?? null).toBeNull()
    const [mail] = await mailsTo('wrote@example.com')
    await verify(linkIn(mail, '/verify-email').searchParams.get('token') ?? '')
    const after = (await rows()).docs
    expect(after).toEqual([expect.objectContaining({ tags: ['shower'] })])
    expect(after[0]?.user).toBeTruthy()
  })

  it('sends the link again to those who wait for it and to nobody else', async () => {
    await register(person('waiting@example.com'))
    await account({ email: 'done@example.com' })
    for (const email of ['waiting@example.com', 'done@example.com', 'nobody@example.com']) {
      await resendConfirmation({ ctx: await contextOf(), email, from: '/profile', locale: 'en' })
    }
    const waiting = await mailsTo('waiting@example.com')
    expect(waiting).toHaveLength(2)
    expect(waiting[1]?.text).toBe(waiting[0]?.text)
    expect(await mailsTo('done@example.com')).toEqual([])
    expect(await mailsTo('nobody@example.com')).toEqual([])
  })
})
