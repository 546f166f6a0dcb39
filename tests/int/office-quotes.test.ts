import { sql } from '@payloadcms/db-postgres'
import { afterAll, describe, expect, it } from 'vitest'
import { env } from '@/config/env'
import type { Job, QuoteRevision } from '@/payload-types'
import { doStoredWork } from '@/services/background/stored-work'
import { changeStanding } from '@/services/office-quotes/change-standing'
import { findCallers } from '@/services/office-quotes/find-callers'
import { findOfficeQuote } from '@/services/office-quotes/office-quote'
import { officePaper } from '@/services/office-quotes/office-paper'
import { saveOfficeQuote } from '@/services/office-quotes/save-office-quote'
import { sendRevision } from '@/services/office-quotes/send-revision'
import { remindOfQuotes } from '@/services/office-quotes/remind-of-quotes'
import { startOfficeQuote } from '@/services/office-quotes/start-office-quote'
import { acceptRevision } from '@/services/links/accept-revision'
import { askAboutQuote } from '@/services/links/ask-about-quote'
import { declineQuote } from '@/services/links/decline-quote'
import { endReminders } from '@/services/links/end-reminders'
import { openLink, paperOfLink } from '@/services/links/open-link'
import { payByLink, returnToLink } from '@/services/links/pay-by-link'
import { letterAfterPayment } from '@/services/payments/after-payment'
import { refundPayment } from '@/services/payments/refund-payment'
import { openOfficeWorld } from '../fixtures/office-world'

const world = await openOfficeWorld()
afterAll(() => world.close())
const { ctx, visitor } = world

async function revisionsOf(quoteId: number): Promise<QuoteRevision[]> {
  const { docs } = await world.payload.find({
    collection: 'quote-revisions',
    where: { quote: { equals: quoteId } },
    sort: 'number',
    depth: 0,
    overrideAccess: true,
  })
  return docs
}

async function stageOf(quoteId: number): Promise<Job['stage'] | undefined> {
  const { docs } = await world.payload.find({
    collection: 'jobs',
    where: { quote: { equals: quoteId } },
    depth: 0,
    overrideAccess: true,
  })
  expect(docs).toHaveLength(1)
  return docs[0]?.stage
}

/** What is about to be written of a quote's revisions, of a yes to one, and of its final sizes. */
async function waitingLetters(quoteId: number): Promise<unknown[]> {
  const { rows } = await world.payload.db.drizzle.execute<{ work: string }>(sql`
    select input ->> 'work' as work from payload_jobs
    where (task_slug = 'afterQuote' and input ->> 'quoteId' = ${String(quoteId)})
      or (task_slug = 'afterPayment' and input ->> 'work' = 'balance' and input ->> 'paymentId' in (
        select id::text from payments where quote_id = ${quoteId}))
    order by id`)
  return rows.map(({ work }) => work)
}

const deposit = { kind: 'own', percent: 50 } as const
const yes = (expectedTotal: number, over: object = {}) => ({
  name: 'Jordan Sample',
  revision: 1,
  expectedTotal,
  ...over,
})

async function paid(token: string): Promise<void> {
  const checkout = await payByLink({ ctx: visitor, token, locale: 'en' })
  if (!checkout.ok) throw new Error(JSON.stringify(checkout))
  const payments = await world.payload.find({
    collection: 'payments',
    sort: '-id',
    limit: 1,
    depth: 0,
    overrideAccess: true,
  })
  const [payment] = payments.docs
  world.sandbox.pay(String(payment?.stripeSessionId))
  const query = {
    quote_id: Number(payment?.quote),
    payment_id: payment?.id,
    session_id: payment?.stripeSessionId,
  }
  const back = await returnToLink({ ctx: visitor, token, how: 'paid', query })
  expect(back).toMatchObject({ ok: true })
}

describe('a quote for a caller', () => {
  it('adds up pieces, free lines and a discount by the one way of reckoning', async () => {
    const discount = { kind: 'amount', amount: 75, reason: 'Second job this year' } as const
    const coating = {
      kind: 'extra',
      key: 'coat',
      piece: 'A',
      hardwareId: world.pricing.hardware.coating,
      quantity: 1,
      option: false,
    } as const
    const lines = [world.piece([36.625, 28]), coating, world.freeLine()]
    const quote = await world.saved({ draft: world.draft({ lines, discount }) })
    // 34.1076 sq ft: 1534.84 + 119.38 + 120; 10 %; − 75; 8.25 %
    expect(quote.paper?.sums).toMatchObject({
      subtotal: 1774.22,
      margin: { amount: 177.42 },
      discount: { amount: 75 },
      tax: { amount: 154.82, rate: 8.25 },
      total: 2031.46,
    })
    expect(quote.total).toBe(2031.46)
    expect(quote.problems).toEqual([])
    expect(await world.quote(quote.id)).toMatchObject({
      status: 'draft',
      calculatedGlassPrice: 1534.84,
      totalHardwareCost: 119.38,
      otherLinesTotal: 120,
      discountAmount: 75,
      totalCost: 2031.46,
    })
  })

  it('is kept as far as it was typed, and says what is missing', async () => {
    const open = world.freeLine({ key: 'open', text: '', unitPrice: null })
    const broken = world.piece([0], 'B')
    const quote = await world.saved({
      draft: world.draft({ lines: [world.piece([28]), broken, open] }),
    })
    expect(quote.draft.lines).toHaveLength(3)
    expect(quote.problems.map(({ field }) => field)).toEqual([
      expect.stringMatching(/^lines\.B\.panels/),
      'lines.open.text',
    ])
    const wish = { quoteId: quote.id, basedOn: quote.basedOn, byMail: true }
    expect(await sendRevision({ ctx, wish })).toMatchObject({ ok: false, kind: 'not_ready' })
  })

  it('is one, however often its key is sent at once', async () => {
    const input = world.call()
    const all = await Promise.all(Array.from({ length: 8 }, () => saveOfficeQuote({ ctx, input })))
    expect(new Set(all.map((one) => (one.ok ? one.quote.id : 0))).size).toBe(1)
  })

  it('is not written over by whoever has not seen the other’s words', async () => {
    const quote = await world.saved()
    const first = await world.changed(quote, { note: 'Mine' })
    const late = { ...world.call(), quoteId: quote.id, basedOn: quote.basedOn }
    expect(await saveOfficeQuote({ ctx, input: late })).toMatchObject({
      ok: false,
      kind: 'changed',
      quote: { draft: { note: 'Mine' }, basedOn: first.basedOn },
    })
  })

  it('is nobody else’s to make, see or find', async () => {
    const quote = await world.saved()
    const customer = world.contextFor(await world.customer())
    for (const other of [visitor, customer]) {
      expect(await saveOfficeQuote({ ctx: other, input: world.call() })).toEqual({
        ok: false,
        kind: 'forbidden',
      })
      expect(await findOfficeQuote(other, quote.id)).toEqual({ ok: false, kind: 'forbidden' })
      expect(await findCallers(other, '469')).toBeNull()
    }
  })

  it('keeps what stands in its fields, and refuses what the database can’t', async () => {
    const typed = { flow: 'shower', draft: { panels: [{ width: '36 5/' }] } }
    const half = { ...world.piece([28]), typed }
    const quote = await world.saved({ draft: world.draft({ lines: [half] }) })
    expect(quote.draft.lines[0]).toMatchObject({ typed })
    for (const text of ['\u0000', '\ud800']) {
      const broken = { ...world.piece([28]), typed: { flow: text } }
      const input = world.call({ draft: world.draft({ lines: [broken] }) })
      expect(await saveOfficeQuote({ ctx, input })).toEqual({
        ok: false,
        kind: 'unreadable',
        fields: ['draft.lines.0.typed'],
      })
    }
  })

  it('is good until the end of a day where the shop is, and of no day that is over', async () => {
    const kept = await world.saved({ draft: world.draft({ validUntil: '2027-07-01' }) })
    expect((await world.quote(kept.id)).validUntil).toBe('2027-07-02T04:59:00.000Z')
    const past = await world.saved({ draft: world.draft({ validUntil: '2026-01-02' }) })
    expect(past.problems).toEqual([{ field: 'validUntil', code: 'past' }])
  })

  it('begins with what an inquiry, a customer or an older quote knows', async () => {
    const email = 'asked@example.com'
    const inquiry = await world.payload.create({
      collection: 'inquiries',
      data: {
        kind: 'contact',
        progress: 'new',
        isSpam: false,
        name: 'Robin Sample',
        email,
        message: 'A cracked pane.',
        locale: 'es',
      },
      overrideAccess: true,
    })
    const start = await startOfficeQuote({ ctx, from: { inquiryId: inquiry.id } })
    expect(start).toMatchObject({
      caller: { customerId: null, name: 'Robin Sample', email },
      internalNote: 'A cracked pane.',
      draft: { lines: [], language: 'es' },
    })
    const quote = await world.saved({ inquiryId: inquiry.id, caller: start?.caller })
    const answered = await world.payload.findByID({
      collection: 'inquiries',
      id: inquiry.id,
      depth: 0,
      overrideAccess: true,
    })
    expect(answered).toMatchObject({ quote: quote.id, progress: 'in_progress' })

    const sent = await world.sent(quote)
    const { customerId } = sent.caller
    expect(await startOfficeQuote({ ctx, from: { customerId: customerId ?? 0 } })).toMatchObject({
      caller: { customerId, name: 'Robin Sample', email },
      draft: { lines: [] },
    })
    expect(await startOfficeQuote({ ctx, from: { copyOf: quote.id } })).toMatchObject({
      caller: { customerId },
      draft: { lines: quote.draft.lines, note: '' },
      inquiryId: null,
    })
    expect(await startOfficeQuote({ ctx: visitor, from: {} })).toBeNull()
  })

  it('finds whoever called before by any spelling of the number', async () => {
    await world.sent(await world.saved())
    for (const typed of ['469 555 0117', '(469) 555-0117', '4695550117', 'jordan']) {
      const found = await findCallers(ctx, typed)
      expect(found?.[0]).toMatchObject({ name: 'Jordan Sample', phone: '(469) 555-0117' })
    }
  })
})

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

  it('is no estimate any more once it was measured, though what was sent stays as it was', async () => {
    const first = await world.sent(await world.saved({ draft: world.draft({ deposit }) }))
    const token = world.tokenOf(first)
    await acceptRevision({ ctx: visitor, token, wish: yes(first.total) })
    await paid(token)
    expect((await openLink({ ctx: visitor, token }))?.paper.measurements).toBe('estimated')
    await ctx.payload.update({
      collection: 'quotes',
      id: first.id,
      data: { measurements: 'final' },
      overrideAccess: true,
    })
    expect((await openLink({ ctx: visitor, token }))?.paper.measurements).toBe('final')
    const file = await paperOfLink({ ctx: visitor, token }, 1)
    expect(file?.paper.measurements).toBe('estimated')
    const desk = await findOfficeQuote(ctx, first.id)
    expect(desk.ok && desk.quote.draft.measurements).toBe('final')
  })

  it('shows what measuring changed, and asks for the balance after a second yes', async () => {
    const first = await world.sent(await world.saved({ draft: world.draft({ deposit }) }))
    const token = world.tokenOf(first)
    await acceptRevision({ ctx: visitor, token, wish: yes(first.total) })
    await paid(token)
    const [before] = await revisionsOf(first.id)
    const measured = await world.changed(first, {
      lines: [world.piece([37.25, 28]), world.freeLine()],
      measurements: 'final',
      reason: 'The left wall leans.',
    })
    // nothing of what the customer sees has moved
    expect(await openLink({ ctx: visitor, token })).toMatchObject({ revision: 1 })
    expect((await world.quote(first.id)).totalCost).toBe(first.total)
    expect(await stageOf(first.id)).toBe('to_measure')
    const second = await world.sent(measured)
    expect(second.total).toBeGreaterThan(first.total)
    // whose final sizes the customer has in hand is measured, and is told so
    expect(await stageOf(first.id)).toBe('measured')
    // the revision's own letter is the one that tells of them
    expect(await waitingLetters(first.id)).toEqual(['sent', 'accepted', 'sent'])
    expect(await payByLink({ ctx: visitor, token, locale: 'en' })).toMatchObject({
      kind: 'not_accepted',
    })
    const opened = await openLink({ ctx: visitor, token })
    expect(opened).toMatchObject({ state: 'to_accept', revision: 2 })
    expect(opened?.before?.sums.total).toBe(first.total)
    expect((await revisionsOf(first.id))[0]).toEqual(before)
    const wish = yes(second.total, { revision: 2, name: 'J. Sample' })
    // whoever signed the first revision has signed no other
    for (const name of [undefined, '', '  ']) {
      expect(await acceptRevision({ ctx: visitor, token, wish: { ...wish, name } })).toEqual({
        ok: false,
        kind: 'unreadable',
        fields: ['name'],
      })
    }
    expect(await acceptRevision({ ctx: visitor, token, wish })).toEqual({ ok: true })
    const signed = expect.stringMatching(/^\d{4}-/) as unknown
    expect(await revisionsOf(first.id)).toMatchObject([
      { number: 1, acceptedName: 'Jordan Sample' },
      { number: 2, acceptedName: 'J. Sample', acceptedAt: signed },
    ])
    await paid(token)
    expect(await world.quote(first.id)).toMatchObject({
      status: 'payment_succeeded',
      paymentStatus: 'fully_paid',
      amountPaid: second.total,
      balanceDue: 0,
    })
    const late = await saveOfficeQuote({
      ctx,
      input: { ...world.call(), quoteId: first.id, basedOn: null },
    })
    expect(late).toMatchObject({ ok: false, kind: 'already_paid' })
  })

  it('is not asked for its balance by a letter that still waits when a revision goes out', async () => {
    const first = await world.sent(await world.saved({ draft: world.draft({ deposit }) }))
    const token = world.tokenOf(first)
    await acceptRevision({ ctx: visitor, token, wish: yes(first.total) })
    await paid(token)
    await ctx.payload.update({
      collection: 'quotes',
      id: first.id,
      data: { measurements: 'final' },
      overrideAccess: true,
    })
    expect(await waitingLetters(first.id)).toContain('balance')
    const desk = await findOfficeQuote(ctx, first.id)
    if (!desk.ok) throw new Error(desk.kind)
    await world.sent(await world.changed(desk.quote, { lines: [world.piece([37.25, 28])] }))
    expect(await waitingLetters(first.id)).not.toContain('balance')
  })

  it('is paid in full by a yes to less than was paid', async () => {
    const half = { kind: 'own', percent: 90 } as const
    const first = await world.sent(await world.saved({ draft: world.draft({ deposit: half }) }))
    const token = world.tokenOf(first)
    await acceptRevision({ ctx: visitor, token, wish: yes(first.total) })
    await paid(token)
    const smaller = await world.changed(first, {
      lines: [world.piece([30])],
      measurements: 'final',
    })
    const second = await world.sent(smaller)
    const wish = yes(second.total, { revision: 2 })
    expect(await acceptRevision({ ctx: visitor, token, wish })).toEqual({ ok: true })
    const row = await world.quote(first.id)
    expect(row).toMatchObject({ status: 'payment_succeeded', paymentStatus: 'fully_paid' })
    expect(row.amountPaid).toBeGreaterThan(row.totalCost)
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
    const back = await changeStanding({ ctx, quoteId: quote.id, act: 'take_back' })
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

describe('letters about a quote', () => {
  type Posted = {
    to: string
    subject: string
    text: string
    attachments?: { filename: string; content: Buffer }[]
  }

  /** What leaves the house once every letter may leave. */
  async function posted(to: string | null): Promise<Posted[]> {
    const letters: Posted[] = []
    const payload = Object.assign(Object.create(world.payload) as typeof world.payload, {
      sendEmail: (letter: Posted) => Promise.resolve(letters.push(letter)),
    })
    const now = () => new Date(Date.now() + 3_600_000)
    // what the cases before have left is more than is done at once
    while ((await doStoredWork({ ...world.contextFor(null), payload, now })) > 0) continue
    return letters.filter((letter) => letter.to === to)
  }

  const filesOf = ({ attachments = [] }: Posted) =>
    attachments.map(({ filename, content }) => [filename, content.subarray(0, 5).toString()])

  it('bring the estimate, the difference and the receipt as files', async () => {
    const draft = world.draft({ deposit })
    const first = await world.sent(await world.saved({ draft }))
    const [sent] = await posted(first.caller.email)
    expect(sent?.subject).toMatch(new RegExp(`^Your quote ${first.number} from `))
    expect(sent && filesOf(sent)).toEqual([[`Estimate ${first.number}.pdf`, '%PDF-']])

    const lines = [world.piece([36.625, 28]), world.freeLine({ unitPrice: 150 })]
    const second = await world.sent(await world.changed(first, { lines, reason: 'Heavier door' }))
    const [revised] = await posted(first.caller.email)
    expect(revised?.text).toContain('Heavier door')
    expect(revised?.text).toContain('Changed: Take out the old framed door: $120.00 → $150.00')
    expect(revised?.text).toMatch(/Difference: \+35\.\d\d/)
    expect(revised && filesOf(revised)).toEqual([[`Estimate ${first.number} rev 2.pdf`, '%PDF-']])

    const token = world.tokenOf(second)
    const accepted = await acceptRevision({
      ctx: visitor,
      token,
      wish: yes(second.total, { revision: 2 }),
    })
    expect(accepted).toMatchObject({ ok: true })
    await paid(token)
    const receipt = (await posted(first.caller.email)).find(({ text }) => text.includes('P-'))
    expect(receipt && filesOf(receipt)).toEqual([[expect.stringMatching(/^Receipt P-/), '%PDF-']])
  })

  it('tell the shop what was typed under which revision, and when', async () => {
    const first = await world.sent(await world.saved())
    const token = world.tokenOf(first)
    await acceptRevision({ ctx: visitor, token, wish: yes(first.total) })
    const second = await world.sent(await world.changed(first, { reason: 'A better handle' }))
    const wish = yes(second.total, { revision: 2, name: 'J. Sample' })
    expect(await acceptRevision({ ctx: visitor, token, wish })).toEqual({ ok: true })
    const told = (await posted(env().SALES_EMAIL ?? null))
      .filter(({ subject }) => subject.startsWith(`${first.number} was accepted`))
      .map(({ text }) => /Revision .+/.exec(text)?.[0])
    expect(told).toHaveLength(2)
    expect(told).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Revision 1, signed as “Jordan Sample” on .+ \d{4}.+[AP]M\.$/),
        expect.stringMatching(/^Revision 2, signed as “J\. Sample” on .+ \d{4}.+[AP]M\.$/),
      ]),
    )
  })

  it('of money back lead whoever has no account to the quote, and their sums add up', async () => {
    const first = await world.sent(await world.saved({ draft: world.draft({ deposit }) }))
    const token = world.tokenOf(first)
    await acceptRevision({ ctx: visitor, token, wish: yes(first.total) })
    await paid(token)
    const { docs } = await world.payload.find({
      collection: 'payments',
      where: { quote: { equals: first.id } },
      depth: 0,
      overrideAccess: true,
    })
    const paymentId = docs[0]?.id ?? 0
    const boss = { id: 1, email: 'boss@example.com', fullName: 'Boss', role: 'admin' } as const
    const reason = 'Handle was left out of the order'
    const wish = { paymentId, amount: 45.5, reason, requestKey: crypto.randomUUID() }
    expect(await refundPayment({ ctx: { ...ctx, actor: boss }, wish })).toMatchObject({ ok: true })
    const letter = await letterAfterPayment(world.payload, { work: 'given_back', paymentId })
    expect(letter?.text).toContain(`See your quote:\n${first.link}`)
    expect(letter?.text).not.toMatch(/profile/)
    const { amountPaid, balanceDue, totalCost } = await world.quote(first.id)
    const money = (amount: number) =>
      amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' })
    for (const line of [
      `The price of the quote stays ${money(totalCost)}, so what is left to pay of it is ${money(balanceDue)}.`,
      `Price of the quote: ${money(totalCost)}`,
      `Paid in all: ${money(amountPaid + 45.5)}`,
      'Given back in all: $45.50',
      `Left to pay: ${money(totalCost - amountPaid)}`,
    ]) {
      expect(letter?.text).toContain(line)
    }
  })

  it('remind after two days and two weeks, once each, as long as nobody has answered', async () => {
    const quote = await world.sent(await world.saved())
    const answered = await world.sent(await world.saved())
    const wish = yes(answered.total)
    await acceptRevision({ ctx: visitor, token: world.tokenOf(answered), wish })
    const at = (days: number) => {
      const noon = new Date(`${new Date().toISOString().slice(0, 10)}T18:00:00Z`)
      return { ...ctx, now: () => new Date(noon.getTime() + days * 86_400_000) }
    }
    const remindersOf = async (days: number) => {
      await Promise.all([remindOfQuotes(at(days)), remindOfQuotes(at(days))])
      return world.payload.db.drizzle
        .execute<{ id: string }>(
          sql`select input ->> 'quoteId' as id from payload_jobs
            where task_slug = 'afterQuote' and input ->> 'work' = 'reminded'`,
        )
        .then(({ rows }) => rows.filter(({ id }) => [quote.id, answered.id].includes(Number(id))))
    }
    expect(await remindersOf(1)).toEqual([])
    expect(await remindersOf(3)).toEqual([{ id: String(quote.id) }])
    expect(await remindersOf(4)).toHaveLength(1)
    await world.payload.updateGlobal({
      slug: 'pricing-settings',
      data: { remindAfterTwoWeeks: false },
      overrideAccess: true,
    })
    expect(await remindersOf(15)).toHaveLength(1)
    await world.payload.updateGlobal({
      slug: 'pricing-settings',
      data: { remindAfterTwoWeeks: true },
      overrideAccess: true,
    })
    expect(await remindersOf(15)).toHaveLength(2)

    const letters = await posted(quote.caller.email)
    const reminders = letters.filter(({ text }) => text.includes('?reminders=off'))
    expect(reminders.map(({ text }) => text.includes(quote.link ?? '-'))).toEqual([true, true])
    expect(reminders.flatMap(filesOf)).toHaveLength(2)

    const other = await world.sent(await world.saved({ caller: quote.caller }))
    expect(await endReminders({ ctx: visitor, token: world.tokenOf(quote) })).toBe(true)
    expect(await endReminders({ ctx: visitor, token: 'A'.repeat(43) })).toBe(false)
    await remindOfQuotes(at(3))
    expect((await world.quote(other.id)).reminders).toBe(0)
  })
})
