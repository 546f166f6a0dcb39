import { describe, expect, it, vi } from 'vitest'
import { POST as postCancel } from '@/app/api/accounts/email-change/cancel/route'
import { confirmEmailChange } from '@/services/email-change/answer-email-change'
import { shownChange } from '@/services/email-change/find-change'
import {
  call,
  confirm,
  cancel,
  statusOf,
  asked,
  emailOf,
  changes,
} from '../fixtures/changing-email'
import { contextOf } from '../fixtures/people'
import { testPayload } from '../setup/database'

vi.setConfig({ testTimeout: 30_000 })

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
