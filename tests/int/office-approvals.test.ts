import { afterAll, describe, expect, it } from 'vitest'
import { daysAfter, daysBetween, shopDayOf } from '@/domain/job/shop-time'
import { timeZone } from '@/i18n/time-zone'
import type { ServiceContext } from '@/services/context'
import { acceptRevision } from '@/services/links/accept-revision'
import { openLink } from '@/services/links/open-link'
import { changeStanding } from '@/services/office-quotes/change-standing'
import { findOfficeQuote } from '@/services/office-quotes/office-quote'
import type { OfficeQuote } from '@/services/office-quotes/office-quote'
import { sendRevision } from '@/services/office-quotes/send-revision'
import { whatWaits } from '@/services/office/what-waits'
import { account, actorOf } from '../fixtures/people'
import { openOfficeWorld } from '../fixtures/office-world'

const world = await openOfficeWorld()
afterAll(() => world.close())
const { ctx, visitor } = world
const admin = world.contextFor(world.admin)

/** A pane wider than the furnace on both sides, which the rules about glass want a look at. */
const wide = () => world.draft({ lines: [world.piece([75]), world.freeLine()] })
const deposit = { kind: 'own', percent: 50 } as const
const usualDays = 30
const limitDays = 14
const day = 86_400_000
const daysFromNow = (until: string | null | undefined) =>
  daysBetween(today(), shopDayOf(new Date(until ?? 0), timeZone))
const today = () => shopDayOf(new Date(), timeZone)

function send(quote: OfficeQuote, over: { release?: boolean; by?: ServiceContext } = {}) {
  const { by = ctx, release = false } = over
  const wish = { quoteId: quote.id, basedOn: quote.basedOn, byMail: true, release }
  return sendRevision({ ctx: by, wish })
}

async function waiting(by: ServiceContext = ctx): Promise<number[] | undefined> {
  return (await whatWaits({ ctx: by }))?.approvals?.latest.map(({ id }) => id)
}

describe('what a rule about glass holds back', () => {
  it('waits for a look, which the office takes, and goes out with who released it', async () => {
    const quote = await world.saved({ draft: wide() })
    expect(quote.reasonsToWait).toEqual(['glass_rule'])
    // to let out what nobody has put up for a look is to put it up
    const asked = await send(quote, { release: true })
    expect(asked).toMatchObject({
      ok: true,
      kind: 'awaiting_approval',
      quote: { status: 'awaiting_approval', waitsFor: 'office', sentAt: null },
    })
    expect(await send(quote)).toMatchObject({ kind: 'awaiting_approval' })
    expect(await waiting()).toContain(quote.id)
    expect(await send(quote, { release: true })).toMatchObject({
      kind: 'sent',
      quote: { status: 'pending_payment', waitsFor: null },
    })
    expect(await world.quote(quote.id)).toMatchObject({
      releasedBy: 'office@example.com',
      releasedAt: expect.any(String) as unknown,
    })
    expect(await waiting()).not.toContain(quote.id)
  })

  it('is released by nobody else', async () => {
    const quote = await world.saved({ draft: wide() })
    await send(quote)
    const staff = actorOf(await account({ email: 'staff@example.com', role: 'staff' }))
    for (const by of [world.contextFor(staff), visitor]) {
      expect(await send(quote, { release: true, by })).toMatchObject({ kind: 'forbidden' })
    }
    expect((await whatWaits({ ctx: world.contextFor(staff) }))?.approvals).toBeNull()
  })

  it('waits as the next revision too, while the customer keeps what he holds', async () => {
    const quote = await world.sent(await world.saved())
    const next = await world.changed(quote, wide())
    expect(await send(next)).toMatchObject({
      kind: 'awaiting_approval',
      quote: { status: 'pending_payment', waitsFor: 'office', isDraft: true },
    })
    expect(await waiting()).toContain(quote.id)
    expect(await openLink({ ctx: visitor, token: world.tokenOf(quote) })).toMatchObject({
      state: 'to_accept',
      revision: 1,
    })
    expect(await send(next, { release: true })).toMatchObject({ kind: 'sent' })
  })
})

describe('what goes beyond the limits of the office', () => {
  it('waits for an administrator where too much is taken off, whatever the office says', async () => {
    const discount = { kind: 'percent', percent: 30, reason: 'A friend' } as const
    const quote = await world.saved({ draft: world.draft({ discount }) })
    expect(quote.reasonsToWait).toEqual(['discount'])
    for (const release of [false, true, true]) {
      expect(await send(quote, { release })).toMatchObject({
        kind: 'awaiting_approval',
        quote: { waitsFor: 'administrator' },
      })
    }
    expect(await send(quote, { by: admin })).toMatchObject({ kind: 'sent' })
    expect((await world.quote(quote.id)).releasedBy).toBe('admin@example.com')
  })

  it('is an administrator’s to let out also where a rule about glass wants a look', async () => {
    const discount = { kind: 'percent', percent: 30, reason: 'A friend' } as const
    const quote = await world.saved({ draft: { ...wide(), discount } })
    await send(quote)
    expect(await send(quote, { release: true })).toMatchObject({
      kind: 'awaiting_approval',
      quote: { waitsFor: 'administrator', reasonsToWait: ['glass_rule', 'discount'] },
    })
  })

  it.each([
    ['a day later than that, with a deposit', 1, deposit, 'awaiting_approval'],
    ['as late as that, with a deposit', 0, deposit, 'sent'],
    ['later, where no deposit is asked', 30, { kind: 'none' } as const, 'sent'],
  ])('counts the days of %s', async (_, more, own, kind) => {
    const validUntil = daysAfter(today(), usualDays + limitDays + more)
    const quote = await world.saved({ draft: world.draft({ deposit: own, validUntil }) })
    expect(await send(quote, { release: true })).toMatchObject({ ok: true, kind })
  })
})

describe('a price that ran out', () => {
  async function ranOut(daysAgo: number, own: typeof deposit | { kind: 'none' } = deposit) {
    const quote = await world.sent(await world.saved({ draft: world.draft({ deposit: own }) }))
    // it was given until then, and the revision that went out says so
    const until = new Date(Date.now() - daysAgo * day).toISOString()
    await world.write(quote.id, { validUntil: until, status: 'expired' })
    const [revision] = (
      await world.payload.find({
        collection: 'quote-revisions',
        where: { quote: { equals: quote.id } },
        depth: 0,
        overrideAccess: true,
      })
    ).docs
    const content = revision?.content as { columns: object }
    await world.payload.db.updateOne({
      collection: 'quote-revisions',
      id: revision?.id ?? 0,
      data: { content: { ...content, columns: { ...content.columns, validUntil: until } } },
      returning: false,
    })
    return quote
  }

  it('waits for an administrator where the office may not put its deposit off that far', async () => {
    const quote = await ranOut(limitDays + 1)
    const act = { quoteId: quote.id, act: 'revive' } as const
    expect(await changeStanding({ ctx, ...act })).toMatchObject({
      ok: true,
      quote: { status: 'awaiting_approval', waitsFor: 'administrator' },
    })
    const token = world.tokenOf(quote)
    expect(await openLink({ ctx: visitor, token })).toMatchObject({ state: 'on_hold' })
    const release = { quoteId: quote.id, act: 'release' } as const
    expect(await changeStanding({ ctx, ...release })).toMatchObject({ kind: 'forbidden' })
    expect(await changeStanding({ ctx: admin, ...release })).toMatchObject({
      ok: true,
      quote: { status: 'pending_payment', waitsFor: null, isOver: false, total: quote.total },
    })
    expect(daysFromNow((await world.quote(quote.id)).validUntil)).toBe(usualDays)
    expect(await openLink({ ctx: visitor, token })).toMatchObject({ state: 'to_accept' })
    const wish = { name: 'Jordan Sample', revision: 1, expectedTotal: quote.total }
    expect(await acceptRevision({ ctx: visitor, token, wish })).toMatchObject({ ok: true })
  })

  it('is put off by the office as far as it may, from the day that was given first', async () => {
    const quote = await ranOut(3)
    const act = { quoteId: quote.id, act: 'revive' } as const
    expect(await changeStanding({ ctx, ...act })).toMatchObject({
      ok: true,
      quote: { status: 'pending_payment', waitsFor: null, isOver: false },
    })
    expect(daysFromNow((await world.quote(quote.id)).validUntil)).toBe(limitDays - 3)
    // once more, when that is over too
    const later = () => new Date(Date.now() + (limitDays - 2) * day)
    const then = world.contextFor(world.office, { now: later })
    expect(await findOfficeQuote(then, quote.id)).toMatchObject({
      ok: true,
      quote: { revival: { decider: 'administrator' } },
    })
  })

  it('holds again for the usual time where no deposit is asked', async () => {
    const quote = await ranOut(200, { kind: 'none' })
    expect(await changeStanding({ ctx, quoteId: quote.id, act: 'revive' })).toMatchObject({
      ok: true,
      quote: { status: 'pending_payment' },
    })
    expect(daysFromNow((await world.quote(quote.id)).validUntil)).toBe(usualDays)
  })
})
