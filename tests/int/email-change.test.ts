import { setTimeout as pause } from 'node:timers/promises'
import { lockKey } from '@collections/database/lock-key'
import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it, vi } from 'vitest'
import { POST as postCancel } from '@/app/api/accounts/email-change/cancel/route'
import { POST as postConfirm } from '@/app/api/accounts/email-change/confirm/route'
import { POST as postChange } from '@/app/api/accounts/email-change/route'
import { POST as postLogin } from '@/app/api/users/login/route'
import { POST as postReset } from '@/app/api/users/reset-password/route'
import { GET as getSession } from '@/app/api/session/route'
import type { User } from '@/payload-types'
import { requestPasswordReset } from '@/services/accounts/request-password-reset'
import { registerAccount } from '@/services/accounts/register-account'
import { advanceCustomer } from '@/services/customers/advance-customer'
import { customerLock } from '@/services/customers/find-customer'
import { withTransaction } from '@/services/database/transaction'
import { confirmEmailChange } from '@/services/email-change/answer-email-change'
import { shownChange } from '@/services/email-change/find-change'
import { account, contextOf, linkIn, mailsTo, soundPassword } from '../fixtures/people'
import { aQuote, unique } from '../fixtures/rows'
import { runSql } from '../fixtures/run-sql'
import { storedUser } from '../fixtures/signed-in'
import { testPayload } from '../setup/database'

vi.setConfig({ testTimeout: 30_000 })

const origin = 'http://localhost:3100'

type Route = (request: Request) => Promise<Response>

function call(route: Route, path: string, body: unknown, cookie = '', from = origin) {
  const headers = { 'content-type': 'application/json', origin: from, cookie }
  const request = { method: 'POST', headers, body: JSON.stringify(body) }
  return route(new Request(`${origin}/api/${path}`, request))
}

const login = (email: string, password = soundPassword) =>
  call(postLogin, 'users/login', { email, password })

async function cookieOf(email: string): Promise<string> {
  const response = await login(email)
  expect(response.status).toBe(200)
  return response.headers.get('set-cookie')?.split(';')[0] ?? ''
}

async function whoIs(cookie: string): Promise<{ email: string } | null> {
  const response = await getSession(
    new Request(`${origin}/api/session`, { headers: { cookie, origin } }),
  )
  return ((await response.json()) as { user: { email: string } | null }).user
}

const ask = (cookie: string, newEmail: string, currentPassword = soundPassword) =>
  call(postChange, 'accounts/email-change', { newEmail, currentPassword }, cookie)
const confirm = (token: string, cookie = '') =>
  call(postConfirm, 'accounts/email-change/confirm', { token }, cookie)
const cancel = (token: string) => call(postCancel, 'accounts/email-change/cancel', { token })

async function tokenIn(address: string): Promise<string> {
  const letters = (await mailsTo(address)).filter(({ text }) => text.includes('/email-change'))
  return linkIn(letters.at(-1), '/email-change').searchParams.get('token') ?? ''
}

const statusOf = async (response: Response) =>
  ((await response.json()) as { status?: string }).status

/** Somebody who has asked for another address, with the secret of each letter. */
async function asked() {
  const number = unique()
  const old = `old-${number}@example.com`
  const next = `new-${number}@example.com`
  const { id } = await account({ email: old })
  const cookie = await cookieOf(old)
  expect((await ask(cookie, next)).status).toBe(202)
  return { id, old, next, cookie, atOld: await tokenIn(old), atNew: await tokenIn(next) }
}

const emailOf = async (id: number) => (await storedUser(id)).email

async function changes(id: number): Promise<number> {
  const { rows } = (await runSql(
    sql`select count(*)::int as count from email_changes where user_id = ${id}`,
  )) as { rows: { count: number }[] }
  return rows[0]?.count ?? 0
}

describe('asking for another address', () => {
  it('writes to both, in the language of the page, and changes nothing yet', async () => {
    const { id, old, next } = await asked()
    expect(await emailOf(id)).toBe(old)
    const [toOld] = await mailsTo(old)
    const [toNew] = await mailsTo(next)
    expect(toOld?.subject).toBe('Your email is to change')
    expect(toOld?.text).toContain(next)
    expect(toNew?.subject).toBe('Confirm your new email address')
    // whose account it is, a stranger at a mistyped address does not learn
    expect(toNew?.text).not.toContain(old)
    const cookie = await cookieOf(old)
    const spanish = `otra-${unique()}@example.com`
    const body = { newEmail: spanish, currentPassword: soundPassword, locale: 'es' }
    await call(postChange, 'accounts/email-change', body, cookie)
    expect((await mailsTo(spanish))[0]?.subject).toBe('Confirme su nueva dirección de correo')
    expect(linkIn((await mailsTo(spanish))[0], '/email-change').pathname).toBe('/es/email-change')
  })

  it('keeps of both secrets the hashes alone', async () => {
    const { atOld, atNew } = await asked()
    const { rows } = (await runSql(sql`select * from email_changes`)) as { rows: unknown[] }
    expect(atOld).toMatch(/^[\w-]{43}$/)
    expect(JSON.stringify(rows)).not.toContain(atOld)
    expect(JSON.stringify(rows)).not.toContain(atNew)
    expect(atOld).not.toBe(atNew)
  })

  it('asks for the password, and for another address than the own', async () => {
    const email = `sure-${unique()}@example.com`
    await account({ email })
    const cookie = await cookieOf(email)
    const errorsOf = async (response: Response) =>
      ((await response.json()) as { errors: { field: string }[] }).errors.map(({ field }) => field)
    expect(await errorsOf(await ask(cookie, 'other@example.com', 'not it'))).toEqual([
      'currentPassword',
    ])
    expect(await errorsOf(await ask(cookie, email.toUpperCase()))).toEqual(['newEmail'])
    expect(await errorsOf(await ask(cookie, 'nobody'))).toEqual(['newEmail'])
    expect((await ask('', 'other@example.com')).status).toBe(401)
    const forged = { newEmail: 'other@example.com', currentPassword: soundPassword }
    const lured = await call(
      postChange,
      'accounts/email-change',
      forged,
      cookie,
      'https://evil.example',
    )
    expect(lured.status).toBe(403)
    expect(await mailsTo('other@example.com')).toEqual([])
  })

  it('is for customers: of who works here an administrator decides', async () => {
    const email = `staff-${unique()}@example.com`
    await account({ email, role: 'staff' })
    expect((await ask(await cookieOf(email), 'elsewhere@example.com')).status).toBe(403)
  })

  it('answers alike where the address has an account, and tells its owner alone', async () => {
    const taken = `taken-${unique()}@example.com`
    const owner = await account({ email: taken })
    const old = `nosy-${unique()}@example.com`
    const { id } = await account({ email: old })
    const cookie = await cookieOf(old)
    const known = await ask(cookie, taken)
    const unknown = await ask(cookie, `free-${unique()}@example.com`)
    expect(known.status).toBe(unknown.status)
    expect(await known.text()).toBe(await unknown.text())
    expect((await mailsTo(taken)).map(({ subject }) => subject)).toEqual([
      'This address has an account already',
    ])
    const subjects = (await mailsTo(old)).map(({ subject }) => subject)
    expect(subjects).toEqual(['Your email is to change', 'Your email is to change'])

    // the old address says yes, and sees what anybody sees who waits for the other one
    await ask(cookie, taken)
    const yes = await confirm(await tokenIn(old))
    expect([yes.status, await statusOf(yes)]).toEqual([200, 'half'])
    expect(await emailOf(id)).toBe(old)
    expect(await emailOf(owner.id)).toBe(taken)
  })

  it('ends what was asked before', async () => {
    const { id, cookie, old, atOld, atNew } = await asked()
    await ask(cookie, `another-${unique()}@example.com`)
    expect((await confirm(atOld)).status).toBe(403)
    expect((await confirm(atNew)).status).toBe(403)
    expect(await changes(id)).toBe(1)
    expect(await emailOf(id)).toBe(old)
  })
})

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

describe('a change that was not wanted', () => {
  it('is called off from the old address, and both links are over', async () => {
    const { id, old, atOld, atNew } = await asked()
    await confirm(atNew)
    expect(await statusOf(await cancel(atOld))).toBe('cancelled')
    expect((await confirm(atNew)).status).toBe(403)
    expect((await confirm(atOld)).status).toBe(403)
    expect((await cancel(atOld)).status).toBe(403)
    expect(await emailOf(id)).toBe(old)
  })

  it('is not called off by whoever reads the new address, or by nobody', async () => {
    const { id, atNew } = await asked()
    for (const token of [atNew, '', 'x'.repeat(43), null, { equals: 'x' }, ['a']]) {
      expect((await call(postCancel, 'accounts/email-change/cancel', { token })).status).toBe(403)
    }
    expect(await changes(id)).toBe(1)
  })

  it('is either called off or done, when both are said at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, old, next, atOld, atNew } = await asked()
      await confirm(atNew)
      const [yes, no] = await Promise.all([confirm(atOld), cancel(atOld)])
      expect([yes.status, no.status].toSorted()).toEqual([200, 403])
      expect(await emailOf(id)).toBe(yes.ok ? next : old)
    }
  })

  it('is over after 24 hours', async () => {
    const { id, old, atOld, atNew } = await asked()
    await confirm(atOld)
    const almost = new Date(Date.now() + 24 * 60 * 60_000 - 60_000)
    const after = new Date(Date.now() + 24 * 60 * 60_000 + 60_000)
    expect(await shownChange(await contextOf(null, () => almost), atNew)).not.toBeNull()
    const late = await contextOf(null, () => after)
    expect(await shownChange(late, atNew)).toBeNull()
    expect(await confirmEmailChange({ ctx: late, token: atNew, sessionId: undefined })).toBeNull()
    expect(await emailOf(id)).toBe(old)
  })

  it('goes with the account', async () => {
    const { id } = await asked()
    const payload = await testPayload()
    await payload.delete({ collection: 'users', id, overrideAccess: true })
    expect(await changes(id)).toBe(0)
  })

  it('does nothing by being looked at', async () => {
    const { id, old, next, atOld, atNew } = await asked()
    const ctx = await contextOf()
    expect(await shownChange(ctx, atOld)).toEqual({ side: 'old', email: next })
    expect(await shownChange(ctx, atNew)).toEqual({ side: 'new', email: next })
    expect(await shownChange(ctx, 'nothing')).toBeNull()
    expect(await emailOf(id)).toBe(old)
    expect(await statusOf(await confirm(atOld))).toBe('half')
  })
})
