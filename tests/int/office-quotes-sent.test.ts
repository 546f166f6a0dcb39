import { sql } from '@payloadcms/db-postgres'
import { afterAll, describe, expect, it } from 'vitest'
import { changeStanding } from '@/services/office-quotes/change-standing'
import { officePaper } from '@/services/office-quotes/office-paper'
import { saveOfficeQuote } from '@/services/office-quotes/save-office-quote'
import { sendRevision } from '@/services/office-quotes/send-revision'
import { acceptRevision } from '@/services/links/accept-revision'
import { askAboutQuote } from '@/services/links/ask-about-quote'
import { declineQuote } from '@/services/links/decline-quote'
import { openLink } from '@/services/links/open-link'
import { payByLink } from '@/services/links/pay-by-link'
import { startCheckout } from '@/services/payments/start-checkout'
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
      quote: { revision: 3, acceptedRevision: 2, draft: { note: 'We bring the sweep.' } },
    })
  })

  it('is declined with a reason, and goes on as the next revision', async () => {
    const quote = await world.sent(await world.saved())
    const token = world.tokenOf(quote)
    const wish = { revision: 1, reason: 'Too dear' }
    expect(await declineQuote({ ctx: visitor, token, wish })).toEqual({ ok: true })
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

  it('can be taken back for a moment, and then no more', async () => {
    const quote = await world.sent(await world.saved())
    const sentAt = new Date(quote.sentAt ?? '')
    const asSent = world.contextFor(world.office, { now: () => sentAt })
    const back = await changeStanding({ ctx: asSent, quoteId: quote.id, act: 'take_back' })
    expect(back).toMatchObject({ ok: true, quote: { status: 'draft', isDraft: true } })
    expect(await openLink({ ctx: visitor, token: world.tokenOf(quote) })).toBeNull()
    if (!back.ok) return
    const again = await world.sent(back.quote)
    const later = world.contextFor(world.office, { now: () => new Date(Date.now() + 11_000) })
    expect(await changeStanding({ ctx: later, quoteId: again.id, act: 'take_back' })).toMatchObject(
      {
        kind: 'too_late',
      },
    )
  })

  it('is not taken back once its letter has left, though a setting gives more time since', async () => {
    const holdFor = (officeHoldSeconds: number) =>
      world.payload.updateGlobal({
        slug: 'pricing-settings',
        data: { officeHoldSeconds },
        overrideAccess: true,
      })
    const mailed = await world.sent(await world.saved())
    const draft = await world.saved()
    const wish = { quoteId: draft.id, basedOn: draft.basedOn, byMail: false }
    expect(await sendRevision({ ctx, wish })).toMatchObject({ ok: true, kind: 'sent' })
    const { sentAt } = await world.quote(draft.id)
    const { officeHoldSeconds } = await world.payload.findGlobal({ slug: 'pricing-settings' })
    await holdFor(60)
    const backAt = (quoteId: number, at: string | null | undefined, seconds: number) => {
      const now = () => new Date(new Date(at ?? '').getTime() + seconds * 1000)
      return changeStanding({
        ctx: world.contextFor(world.office, { now }),
        quoteId,
        act: 'take_back',
      })
    }
    const tooLate = { ok: false, kind: 'too_late' }
    expect(await backAt(mailed.id, mailed.sentAt, 11)).toEqual(tooLate)
    expect(await backAt(draft.id, sentAt, 11)).toEqual(tooLate)
    await world.payload.db.drizzle.execute(sql`
      delete from payload_jobs where input ->> 'quoteId' in (${String(mailed.id)}, ${String(draft.id)})`)
    expect(await backAt(mailed.id, mailed.sentAt, 9)).toEqual(tooLate)
    // by a link that was copied there was no letter
    expect(await backAt(draft.id, sentAt, 9)).toMatchObject({ ok: true })
    await holdFor(officeHoldSeconds)
  })

  it('runs out, is not paid by whoever was late, and is revived at the same figures', async () => {
    const quote = await world.sent(await world.saved())
    const token = world.tokenOf(quote)
    await acceptRevision({ ctx: visitor, token, wish: yes(quote.total) })
    await world.write(quote.id, { validUntil: new Date(Date.now() - 1000).toISOString() })
    expect(await openLink({ ctx: visitor, token })).toMatchObject({ state: 'expired' })
    expect(await payByLink({ ctx: visitor, token, locale: 'en' })).toMatchObject({
      kind: 'expired',
    })
    const revived = await changeStanding({ ctx, quoteId: quote.id, act: 'revive' })
    expect(revived).toMatchObject({ ok: true, quote: { total: quote.total } })
    expect(await openLink({ ctx: visitor, token })).toMatchObject({ state: 'to_pay' })
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

  it('is withdrawn while nothing is paid', async () => {
    const quote = await world.sent(await world.saved())
    const gone = await changeStanding({ ctx, quoteId: quote.id, act: 'withdraw' })
    expect(gone).toMatchObject({ ok: true, quote: { status: 'withdrawn' } })
    const token = world.tokenOf(quote)
    expect(await openLink({ ctx: visitor, token })).toMatchObject({ state: 'withdrawn' })
    expect(await acceptRevision({ ctx: visitor, token, wish: yes(quote.total) })).toMatchObject({
      kind: 'not_open',
    })
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
    expect(validUntil).toBe(new Date(late.getTime() + 30 * day).toISOString())
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
