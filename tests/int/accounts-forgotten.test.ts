import { describe, expect, it } from 'vitest'
import { POST as postReset } from '@/app/api/users/reset-password/route'
import { opensReset } from '@/services/accounts/opens-reset'
import { requestPasswordReset } from '@/services/accounts/request-password-reset'
import type { User } from '@/payload-types'
import { call, cookieOf, login, newPassword, whoIs } from '../fixtures/account-calls'
import { account, contextOf, linkIn, mailsTo } from '../fixtures/people'
import { testPayload } from '../setup/database'

describe('a forgotten password', () => {
  async function resetLink(email: string): Promise<string> {
    await requestPasswordReset({ ctx: await contextOf(), email, from: '/profile', locale: 'en' })
    const mails = await mailsTo(email)
    return linkIn(mails.at(-1), '/reset-password').searchParams.get('token') ?? ''
  }
  const reset = (token: string, password: string) =>
    postReset(call('/api/users/reset-password', { token, password }))

  it('is replaced by the link in the mail, which signs in here and out everywhere else', async () => {
    await account({ email: 'forgot@example.com' })
    const elsewhere = await cookieOf('forgot@example.com')
    const response = await reset(await resetLink('forgot@example.com'), newPassword)
    expect(response.status).toBe(200)
    expect(await response.clone().json()).not.toHaveProperty('token')
    const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? ''
    expect(await whoIs(cookie)).toMatchObject({ email: 'forgot@example.com' })
    expect(await whoIs(elsewhere)).toBeNull()
    expect((await login('forgot@example.com', newPassword)).status).toBe(200)
  })

  it('has a link that works for one hour', async () => {
    const { id } = await account({ email: 'hour@example.com' })
    await resetLink('hour@example.com')
    const payload = await testPayload()
    const stored = await payload.findByID({
      collection: 'users',
      id,
      showHiddenFields: true,
      overrideAccess: true,
    })
    const leftMs = new Date(stored.resetPasswordExpiration ?? 0).getTime() - Date.now()
    expect(leftMs).toBeLessThanOrEqual(60 * 60_000)
    expect(leftMs).toBeGreaterThan(55 * 60_000)
  })

  it('has a link that works once', async () => {
    await account({ email: 'twice@example.com' })
    const token = await resetLink('twice@example.com')
    expect((await reset(token, newPassword)).status).toBe(200)
    expect((await reset(token, 'yet-an0ther-one')).status).toBe(403)
    expect((await reset('', newPassword)).ok).toBe(false)
  })

  it('has a link whose page says at once that it does not work any more', async () => {
    await account({ email: 'spent@example.com' })
    const token = await resetLink('spent@example.com')
    const opens = async (what: string, minutes = 0) =>
      opensReset(await contextOf(null, () => new Date(Date.now() + minutes * 60_000)), what)
    expect(await opens(token)).toBe(true)
    expect(await opens(token, 61)).toBe(false)
    for (const what of ['', 'nothing', 'f00dfeed'.repeat(5), 'a\u0000']) {
      expect(await opens(what)).toBe(false)
    }
    expect((await reset(token, newPassword)).status).toBe(200)
    expect(await opens(token)).toBe(false)
  })

  it('is held to the same rules, and the link survives a refusal', async () => {
    await account({ email: 'weak@example.com' })
    const token = await resetLink('weak@example.com')
    expect((await reset(token, 'abc')).status).toBe(400)
    expect((await reset(token, 'password123')).status).toBe(400)
    expect((await reset(token, newPassword)).status).toBe(200)
  })

  it('is refused in the language of the page', async () => {
    await account({ email: 'debil@example.com' })
    const token = await resetLink('debil@example.com')
    const request = call('/api/users/reset-password', { token, password: 'password123' })
    request.headers.set('X-Page-Language', 'es')
    const refused = await postReset(request)
    expect(refused.status).toBe(400)
    expect(JSON.stringify(await refused.json())).toContain('las primeras que otros adivinarían')
  })

  it('confirms the address too: the link came by mail', async () => {
    await account({ email: 'unfinished@example.com', confirmed: false })
    expect((await reset(await resetLink('unfinished@example.com'), newPassword)).status).toBe(200)
    // and what was mailed to confirm it is spent with it
    const payload = await testPayload()
    const stored = await payload.db.findOne<User & { _verificationToken?: string | null }>({
      collection: 'users',
      where: { email: { equals: 'unfinished@example.com' } },
    })
    expect(stored).toMatchObject({ _verified: true, _verificationToken: null })
    expect((await login('unfinished@example.com', newPassword)).status).toBe(200)
  })

  it('sends nothing to an address without an account', async () => {
    const ctx = await contextOf()
    await requestPasswordReset({ ctx, email: 'nobody@example.com', from: '/profile', locale: 'en' })
    expect(await mailsTo('nobody@example.com')).toEqual([])
  })
})
