import { afterAll, describe, expect, it } from 'vitest'
import { findCallers } from '@/services/office-quotes/find-callers'
import { findOfficeQuote } from '@/services/office-quotes/office-quote'
import { saveOfficeQuote } from '@/services/office-quotes/save-office-quote'
import { sendRevision } from '@/services/office-quotes/send-revision'
import { startOfficeQuote } from '@/services/office-quotes/start-office-quote'
import { openOfficeWorld } from '../fixtures/office-world'

const world = await openOfficeWorld()
afterAll(() => world.close())
const { ctx, visitor } = world

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
