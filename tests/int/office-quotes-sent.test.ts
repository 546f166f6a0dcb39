import { afterAll, describe, expect, it } from 'vitest'
import { daysAfter, shopDayOf, shopTimeOf } from '@/domain/job/shop-time'
import { timeZone } from '@/i18n/time-zone'
import { changeStanding } from '@/services/office-quotes/change-standing'
import { officePaper } from '@/services/office-quotes/office-paper'
import { sendRevision } from '@/services/office-quotes/send-revision'
import { askAboutQuote } from '@/services/links/ask-about-quote'
import { openLink } from '@/services/links/open-link'
import { openOfficeWorld } from '../fixtures/office-world'

const world = await openOfficeWorld()
afterAll(() => world.close())
const { ctx, visitor } = world

describe('what was sent', () => {
  it('takes a corrected number and address at once, but an account’s address from the account', async () => {
    const sent = await world.sent(await world.saved())
    const caller = { ...sent.caller, phone: '(972) 555-0100', email: 'new@example.com' }
    const next = await world.saved({
      quoteId: sent.id,
      basedOn: sent.basedOn,
      caller,
      jobSite: '9 Sample Court',
    })
    expect(next).toMatchObject({ caller, jobSite: '9 Sample Court', isOfAccount: false })
    await world.write(sent.id, { user: (await world.customer()).id })
    const owned = await world.saved({
      quoteId: sent.id,
      basedOn: next.basedOn,
      caller: { ...caller, phone: '(972) 555-0101', email: 'other@example.com' },
    })
    expect(owned).toMatchObject({
      isOfAccount: true,
      caller: { phone: '(972) 555-0101', email: 'new@example.com' },
    })
  })

  it('gives its papers to the office, drafts too, and to nobody else', async () => {
    const sent = await world.sent(await world.saved())
    const next = await world.changed(sent, { measurements: 'final' })
    const asked = { quoteId: sent.id, revision: next.revision }
    expect(next.revision).toBe(2)
    expect(await officePaper({ ctx, ...asked })).toMatchObject({
      ok: true,
      paper: { measurements: 'final', revision: { number: 2 } },
      money: { paid: 0 },
    })
    expect(await officePaper({ ctx, ...asked, revision: 9 })).toMatchObject({ kind: 'not_found' })
    expect(await officePaper({ ctx: visitor, ...asked })).toMatchObject({ kind: 'forbidden' })
  })

  it('is opened by its link alone, and by nothing like it', async () => {
    const quote = await world.saved()
    expect(await openLink({ ctx: visitor, token: 'x' })).toBeNull()
    const sent = await world.sent(quote)
    const token = world.tokenOf(sent)
    expect(token).toMatch(/^[\w-]{43}$/)
    const opened = await openLink({ ctx: visitor, token })
    expect(opened).toMatchObject({ state: 'to_accept', revision: 1, due: null })
    expect(JSON.stringify(opened)).not.toContain('Dog in the yard')
    expect((await world.quote(quote.id)).openedAt).toBeTruthy()
    const ended = await changeStanding({ ctx, quoteId: quote.id, act: 'renew_link' })
    expect(ended.ok && world.tokenOf(ended.quote)).not.toBe(token)
    expect(await openLink({ ctx: visitor, token })).toBeNull()
    expect(await openLink({ ctx: visitor, token: `${token.slice(0, -1)}A` })).toBeNull()
  })

  it('waits for an administrator where the office takes off more than it may', async () => {
    const discount = { kind: 'percent', percent: 30, reason: 'A friend' } as const
    const quote = await world.saved({ draft: world.draft({ discount }) })
    const wish = { quoteId: quote.id, basedOn: quote.basedOn, byMail: true }
    const asked = await sendRevision({ ctx, wish })
    expect(asked).toMatchObject({ ok: true, kind: 'awaiting_approval' })
    expect((await world.quote(quote.id)).sentAt).toBeFalsy()
    const released = await sendRevision({ ctx: world.contextFor(world.admin), wish })
    expect(released).toMatchObject({ ok: true, kind: 'sent' })
  })

  it('is not sent at prices that have changed since', async () => {
    const quote = await world.saved()
    const setPrice = (basePricePerSqFt: number) =>
      world.payload.update({
        collection: 'glass-types',
        id: world.pricing.glass.shower,
        data: { basePricePerSqFt },
        overrideAccess: true,
        context: { disableRevalidate: true },
      })
    await setPrice(50)
    try {
      const wish = { quoteId: quote.id, basedOn: quote.basedOn, byMail: true }
      expect(await sendRevision({ ctx, wish })).toMatchObject({ kind: 'price_changed' })
      expect((await world.quote(quote.id)).status).toBe('draft')
    } finally {
      await setPrice(45)
    }
  })

  it('is good for the usual time from when it goes out, and never for a day that is over', async () => {
    const day = 24 * 60 * 60_000
    const late = new Date(Date.now() + 40 * day)
    const later = world.contextFor(world.office, { now: () => late })
    const sent = await world.sent(await world.saved(), later)
    const { validUntil } = await world.quote(sent.id)
    const lastDay = daysAfter(shopDayOf(late, timeZone), 30)
    expect(shopTimeOf(new Date(validUntil ?? ''), timeZone)).toBe(`${lastDay}T23:59`)
    expect((await openLink({ ctx: visitor, token: world.tokenOf(sent) }))?.paper).toMatchObject({
      validUntil,
    })
    const soon = new Date(Date.now() + 20 * day).toISOString().slice(0, 10)
    const typed = await world.saved({ draft: world.draft({ validUntil: soon }) })
    expect(typed.problems).toEqual([])
    const wish = { quoteId: typed.id, basedOn: typed.basedOn, byMail: true }
    expect(await sendRevision({ ctx: later, wish })).toMatchObject({
      kind: 'not_ready',
      quote: { problems: [{ field: 'validUntil', code: 'past' }] },
    })
  })

  it('is asked about, and the question reaches the office with the quote', async () => {
    const quote = await world.sent(await world.saved())
    const token = world.tokenOf(quote)
    const question = { message: 'Does it come with a sweep?' }
    expect(await askAboutQuote({ ctx: visitor, token, question })).toEqual({ ok: true })
    const { docs } = await world.payload.find({
      collection: 'inquiries',
      where: { quote: { equals: quote.id } },
      depth: 0,
      overrideAccess: true,
    })
    expect(docs).toMatchObject([{ message: question.message, name: 'Jordan Sample' }])
  })
})
