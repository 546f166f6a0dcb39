import { afterAll, describe, expect, it } from 'vitest'
import { officePaper } from '@/services/office-quotes/office-paper'
import { findOfficeQuote } from '@/services/office-quotes/office-quote'
import { saveOfficeQuote } from '@/services/office-quotes/save-office-quote'
import { acceptRevision } from '@/services/links/accept-revision'
import { declineQuote } from '@/services/links/decline-quote'
import { openLink, paperOfLink } from '@/services/links/open-link'
import { payByLink } from '@/services/links/pay-by-link'
import { startCheckout } from '@/services/payments/start-checkout'
import { sumsWithOptions } from '@/services/links/sums-with-options'
import { openOfficeWorld } from '../fixtures/office-world'
import { deposit, sentQuotes, yes } from '../fixtures/sent-quotes'

const world = await openOfficeWorld()
afterAll(() => world.close())
const { ctx, visitor } = world
const { revisionsOf, stageOf, paid } = sentQuotes(world)

describe('what was sent', () => {
  it('is agreed to with the terms that were shown, and with no others', async () => {
    const company = { quoteTerms: 'Glass stays ours until it is paid.' }
    await world.payload.updateGlobal({
      slug: 'company',
      data: { name: 'Sample Glass', ...company, quoteTermsVersion: 'November 2026' },
      overrideAccess: true,
    })
    const quote = await world.sent(await world.saved())
    await world.payload.updateGlobal({
      slug: 'company',
      data: { name: 'Sample Glass', quoteTerms: '', quoteTermsVersion: '' },
      overrideAccess: true,
    })
    const token = world.tokenOf(quote)
    expect((await openLink({ ctx: visitor, token }))?.paper.terms).toEqual({
      version: 'November 2026',
      text: { en: company.quoteTerms, es: company.quoteTerms },
    })
    for (const over of [{}, { termsVersion: 'October 2026' }]) {
      expect(
        await acceptRevision({ ctx: visitor, token, wish: yes(quote.total, over) }),
      ).toMatchObject({ kind: 'superseded' })
    }
    const wish = yes(quote.total, { termsVersion: 'November 2026' })
    expect(await acceptRevision({ ctx: visitor, token, wish })).toEqual({ ok: true })
    expect(await revisionsOf(quote.id)).toMatchObject([{ termsVersion: 'November 2026' }])
  })

  it('waits for a yes before it is paid, then for its deposit, and knows the payer by the link', async () => {
    const quote = await world.sent(await world.saved({ draft: world.draft({ deposit }) }))
    const token = world.tokenOf(quote)
    expect(await payByLink({ ctx: visitor, token, locale: 'en' })).toEqual({
      ok: false,
      kind: 'not_accepted',
    })
    const wish = yes(quote.total)
    expect(await acceptRevision({ ctx: visitor, token, wish: { ...wish, name: ' ' } })).toEqual({
      ok: false,
      kind: 'unreadable',
      fields: ['name'],
    })
    expect(await acceptRevision({ ctx: visitor, token, wish: yes(1) })).toMatchObject({
      kind: 'superseded',
    })
    expect(await acceptRevision({ ctx: visitor, token, wish })).toEqual({ ok: true })
    expect(await acceptRevision({ ctx: visitor, token, wish })).toEqual({ ok: true })
    expect(await stageOf(quote.id)).toBe('to_measure')
    const opened = await openLink({ ctx: visitor, token })
    expect(opened).toMatchObject({ state: 'to_pay', due: { purpose: 'deposit' } })
    await paid(token)
    expect(await world.quote(quote.id)).toMatchObject({
      status: 'deposit_paid',
      paymentStatus: 'deposit_paid',
      user: null,
    })
    expect(await openLink({ ctx: visitor, token })).toMatchObject({ state: 'accepted', due: null })
  })

  it('keeps options out of the total until they are ticked, at the prices that were sent', async () => {
    const option = world.freeLine({
      key: 'squeegee',
      text: 'Squeegee',
      unitPrice: 30,
      option: true,
    })
    const draft = world.draft({ lines: [world.piece([28]), option], deposit })
    const quote = await world.sent(await world.saved({ draft }))
    const token = world.tokenOf(quote)
    const adds = quote.paper?.lines.find(({ key }) => key === 'squeegee')?.option?.adds ?? 0
    expect(adds).toBeCloseTo(30 * 1.1 * 1.0825, 1)
    const total = Math.round((quote.total + adds) * 100) / 100
    const ticked = { options: ['squeegee'] }
    const sums = await sumsWithOptions({ ctx: visitor, token, ...ticked })
    expect(sums).toEqual({ total, deposit: Math.round(total * 50) / 100 })
    const wrong = await acceptRevision({ ctx: visitor, token, wish: yes(quote.total, ticked) })
    expect(wrong).toMatchObject({ kind: 'superseded' })
    const wish = yes(total, ticked)
    expect(await acceptRevision({ ctx: visitor, token, wish })).toEqual({ ok: true })
    expect(await world.quote(quote.id)).toMatchObject({
      totalCost: total,
      currentRevision: 2,
      acceptedRevision: 2,
      otherLinesTotal: 30,
    })
    const [sent, accepted] = await revisionsOf(quote.id)
    expect([sent?.totalCost, accepted?.totalCost]).toEqual([quote.total, total])
    expect(accepted?.acceptedName).toBe('Jordan Sample')
    expect((await openLink({ ctx: visitor, token }))?.due?.amount).toBe(sums?.deposit)

    // what the office goes on from has it in the total, and so has what it sends next
    const opened = await findOfficeQuote(ctx, quote.id)
    if (!opened.ok) throw new Error(opened.kind)
    expect(opened.quote.draft.lines).toMatchObject([{ kind: 'piece' }, { option: false }])
    const next = await world.sent(await world.changed(opened.quote, { reason: 'We measured.' }))
    expect(next).toMatchObject({ total, revision: 3 })
    expect((await openLink({ ctx: visitor, token }))?.paper.sums.total).toBe(total)
  })

  it('is agreed to with options while the office types on the next revision, which moves up', async () => {
    const option = world.freeLine({
      key: 'squeegee',
      text: 'Squeegee',
      unitPrice: 30,
      option: true,
    })
    const draft = world.draft({ lines: [world.piece([28]), option] })
    const sent = await world.sent(await world.saved({ draft }))
    const typed = await world.changed(sent, { note: 'We bring the sweep.' })
    expect(typed.revision).toBe(2)
    const adds = sent.paper?.lines.find(({ key }) => key === 'squeegee')?.option?.adds ?? 0
    const total = Math.round((sent.total + adds) * 100) / 100
    const wish = yes(total, { options: ['squeegee'] })
    expect(await acceptRevision({ ctx: visitor, token: world.tokenOf(sent), wish })).toEqual({
      ok: true,
    })
    expect(await revisionsOf(sent.id)).toMatchObject([
      { number: 1, acceptedAt: null },
      { number: 2, isDraft: false, totalCost: total, acceptedName: 'Jordan Sample' },
      { number: 3, isDraft: true, content: { paper: { revision: { number: 3 } } } },
    ])
    const late = world.call({
      quoteId: sent.id,
      basedOn: typed.basedOn,
      caller: typed.caller,
      draft: typed.draft,
    })
    const told = await saveOfficeQuote({ ctx, input: late })
    expect(told).toMatchObject({
      kind: 'changed',
      quote: { revision: 3, acceptedRevision: 2, draft: { note: 'We bring the sweep.' }, total },
    })
    // and it goes out with what was ticked, typed on or not
    const opened = await findOfficeQuote(ctx, sent.id)
    if (!opened.ok) throw new Error(opened.kind)
    expect(opened.quote.draft.lines).toMatchObject([{ kind: 'piece' }, { option: false }])
    const next = await world.sent(opened.quote)
    expect(next).toMatchObject({ revision: 3, total })
  })

  it('is declined with a reason, and goes on as the next revision', async () => {
    const quote = await world.sent(await world.saved())
    const token = world.tokenOf(quote)
    const wish = { revision: 1, reason: 'Too dear' }
    const standings = async () => [
      (await paperOfLink({ ctx: visitor, token }, 1))?.standing,
      await officePaper({ ctx, quoteId: quote.id, revision: 1 }).then(
        (found) => found.ok && found.standing,
      ),
    ]
    expect(await standings()).toEqual(['offered', 'offered'])
    expect(await declineQuote({ ctx: visitor, token, wish })).toEqual({ ok: true })
    expect(await standings()).toEqual(['closed', 'closed'])
    expect((await paperOfLink({ ctx: visitor, token }, 1))?.outcome?.kind).toBe('declined')
    expect(await world.quote(quote.id)).toMatchObject({
      status: 'declined',
      declineReason: 'Too dear',
    })
    expect(await acceptRevision({ ctx: visitor, token, wish: yes(quote.total) })).toMatchObject({
      kind: 'not_open',
    })
    const again = await world.sent(await world.changed(quote, { lines: [world.piece([28])] }))
    expect(again).toMatchObject({ status: 'pending_payment', revision: 2, declinedAt: null })
    expect(await openLink({ ctx: visitor, token })).toMatchObject({ state: 'to_accept' })
  })

  it('is paid on a page that leads each payer back to where he came from', async () => {
    const actor = await world.customer()
    const quote = await world.sent(await world.saved())
    const token = world.tokenOf(quote)
    await acceptRevision({ ctx: visitor, token, wish: yes(quote.total) })
    await world.write(quote.id, { user: actor.id })
    const account = { ctx: world.contextFor(actor), quoteId: quote.id }
    const begun = [
      { pays: () => payByLink({ ctx: visitor, token, locale: 'en' }), back: '/q/back/paid?' },
      { pays: () => startCheckout(account), back: '/payment/success?' },
      { pays: () => payByLink({ ctx: visitor, token, locale: 'en' }), back: '/q/back/paid?' },
    ]
    for (const { pays, back } of begun) {
      const first = await pays()
      expect(await pays()).toEqual(first)
      const open = world.sessionsOf(quote.id).filter(({ status }) => status === 'open')
      expect(open).toMatchObject([{ success_url: expect.stringContaining(back) as unknown }])
      expect(first).toEqual({ ok: true, url: open[0]?.url })
    }
  })
})
