import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it, vi } from 'vitest'
import { POST as postChange } from '@/app/api/accounts/email-change/route'
import {
  call,
  cookieOf,
  ask,
  confirm,
  tokenIn,
  statusOf,
  asked,
  emailOf,
  changes,
} from '../fixtures/changing-email'
import { account, linkIn, mailsTo, soundPassword } from '../fixtures/people'
import { unique } from '../fixtures/rows'
import { runSql } from '../fixtures/run-sql'

vi.setConfig({ testTimeout: 30_000 })

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
