import { sql } from '@payloadcms/db-postgres'
import { Refusal } from '@collections/refusal'
import { afterAll, describe, expect, it } from 'vitest'
import { shopDayOf } from '@/domain/job/shop-time'
import { timeZone } from '@/i18n/time-zone'
import { moveJob } from '@/services/jobs/move-job'
import { undoMove } from '@/services/jobs/undo-move'
import { acceptRevision } from '@/services/links/accept-revision'
import { declineQuote } from '@/services/links/decline-quote'
import { payByLink } from '@/services/links/pay-by-link'
import { sendRevision } from '@/services/office-quotes/send-revision'
import { changeStanding } from '@/services/office-quotes/change-standing'
import type { OfficeQuote } from '@/services/office-quotes/office-quote'
import { recordPayment } from '@/services/payments/record-payment'
import { refundPayment } from '@/services/payments/refund-payment'
import { voidPayment } from '@/services/payments/void-payment'
import { openOfficeWorld } from '../fixtures/office-world'
import { sentQuotes, yes } from '../fixtures/sent-quotes'

const world = await openOfficeWorld()
afterAll(() => world.close())
const { ctx, visitor } = world
const { revisionsOf, stageOf, waitingLetters, paid } = sentQuotes(world)
/** However long the test itself takes. */
const asSent = ({ sentAt }: OfficeQuote) =>
  world.contextFor(world.office, { now: () => new Date(sentAt ?? '') })
/** What is left after it is no figure that a computer comes to by subtracting. */
const odd = { kind: 'own', percent: 35 } as const

const updatedAt = expect.any(String) as unknown

async function withDeposit() {
  const first = await world.sent(await world.saved({ draft: world.draft({ deposit: odd }) }))
  const token = world.tokenOf(first)
  await acceptRevision({ ctx: visitor, token, wish: yes(first.total) })
  await paid(token)
  return { first, token }
}

async function takenBack(sent: OfficeQuote): Promise<void> {
  const back = await changeStanding({ ctx: asSent(sent), quoteId: sent.id, act: 'take_back' })
  expect(back).toMatchObject({ ok: true, quote: { isDraft: true } })
}

describe('a quote whose next revision is taken back', () => {
  it('stands as it stood, with its deposit paid and its sizes estimated', async () => {
    const { first } = await withDeposit()
    const before = await world.quote(first.id)
    const second = await world.sent(
      await world.changed(first, { measurements: 'final', language: 'es' }),
    )
    expect(await stageOf(first.id)).toBe('measured')
    const back = await changeStanding({
      ctx: asSent(second),
      quoteId: first.id,
      act: 'take_back',
    })
    expect(back).toMatchObject({ ok: true, quote: { revision: 2, isDraft: true } })
    expect(await world.quote(first.id)).toEqual({ ...before, updatedAt })
    expect(await stageOf(first.id)).toBe('to_measure')
    expect(await waitingLetters(first.id)).toEqual(['sent', 'accepted'])
    if (!back.ok) return
    expect(await world.sent(back.quote)).toMatchObject({ total: second.total, revision: 2 })
  })

  it('is a draft as it was corrected since, and that is what goes out', async () => {
    const { first } = await withDeposit()
    const before = await world.quote(first.id)
    const sent = await world.sent(await world.changed(first, { lines: [world.piece([28])] }))
    const typed = await world.changed(sent, { lines: [world.piece([30])], reason: 'Two inches.' })
    expect(typed).toMatchObject({ revision: 3, isDraft: true })
    const back = await changeStanding({ ctx: asSent(sent), quoteId: first.id, act: 'take_back' })
    if (!back.ok) throw new Error(back.kind)
    const { draft, total } = typed
    expect(back.quote).toMatchObject({ revision: 2, isDraft: true, draft, total })
    expect(await world.quote(first.id)).toEqual({ ...before, updatedAt })
    const again = await world.sent(back.quote)
    expect(again).toMatchObject({ revision: 2, isDraft: false, draft, total })
    const revisions = await revisionsOf(first.id)
    expect(revisions.map(({ number, totalCost, reason }) => [number, totalCost, reason])).toEqual([
      [1, first.total, null],
      [2, total, 'Two inches.'],
    ])
    expect(again.paper?.revision).toMatchObject({ number: 2, reason: { en: 'Two inches.' } })
    expect((await world.quote(first.id)).totalCost).toBe(total)
  })

  it('is a first draft as it was corrected since', async () => {
    const sent = await world.sent(await world.saved())
    const lines = [world.piece([30])]
    const typed = await world.changed(sent, { lines, language: 'es', deposit: odd })
    const back = await changeStanding({ ctx: asSent(sent), quoteId: sent.id, act: 'take_back' })
    if (!back.ok) throw new Error(back.kind)
    const { draft, total } = typed
    expect(back.quote).toMatchObject({ revision: 1, isDraft: true, draft, total })
    const row = await world.quote(sent.id)
    expect(row).toMatchObject({
      ...{ status: 'draft', sentAt: null, totalCost: total, balanceDue: total, language: 'es' },
    })
    const [only, ...others] = await revisionsOf(sent.id)
    expect(others).toEqual([])
    expect(only?.content).toMatchObject({ columns: { depositDue: row.depositDue } })
    const again = await world.sent(back.quote)
    expect(again).toMatchObject({ revision: 1, total })
  })

  it.each(['withdraw', 'decline'] as const)('is over again where it was, by a %s', async (act) => {
    const first = await world.sent(await world.saved())
    const token = world.tokenOf(first)
    if (act === 'withdraw') await changeStanding({ ctx, quoteId: first.id, act })
    else await declineQuote({ ctx: visitor, token, wish: { revision: 1, reason: 'Too dear' } })
    const before = await world.quote(first.id)
    const caller = { ...first.caller, name: 'Jordan A. Sample' }
    const { draft } = first
    const next = await world.saved({ quoteId: first.id, basedOn: null, caller, draft })
    const second = await world.sent(next)
    await changeStanding({ ctx: asSent(second), quoteId: first.id, act: 'take_back' })
    const { status, declinedAt, declineReason } = before
    expect(await world.quote(first.id)).toMatchObject({
      ...{ status, declinedAt, declineReason },
      currentRevision: 1,
      // which was corrected at once, whatever is sent
      customerName: 'Jordan A. Sample',
    })
    expect(await payByLink({ ctx: visitor, token, locale: 'en' })).toMatchObject({
      kind: 'not_payable',
    })
  })

  it.each([
    ['asked for no deposit', { deposit: { kind: 'none' } }],
    ['asked for another deposit', { deposit: { kind: 'own', percent: 42 } }],
  ] as const)('asks for what it asked first, though its second %s', async (_, over) => {
    const { first, token } = await withDeposit()
    const second = await world.sent(await world.changed(first, over))
    const wish = yes(second.total, { revision: 2 })
    expect(await acceptRevision({ ctx: visitor, token, wish })).toEqual({ ok: true })
    const before = await world.quote(first.id)
    expect(before.depositDue).toBe(before.amountPaid)
    const sent = await world.sent(await world.changed(second, { lines: [world.piece([28])] }))
    await takenBack(sent)
    expect(await world.quote(first.id)).toEqual({ ...before, updatedAt })
  })

  it('owes nothing where its deposit went back', async () => {
    const { first } = await withDeposit()
    const [payment] = await world.paymentsOf(first.id)
    const wish = { paymentId: payment?.id, amount: payment?.amount, reason: 'Called off.' }
    const given = await refundPayment({
      ctx: world.contextFor(world.admin),
      wish: { ...wish, requestKey: crypto.randomUUID() },
    })
    expect(given).toEqual({ ok: true, kind: 'refunded' })
    await world.sandbox.delivered()
    const before = await world.quote(first.id)
    expect(before).toMatchObject({ paymentStatus: 'refunded', balanceDue: 0 })
    const sent = await world.sent(await world.changed(first, { lines: [world.piece([28])] }))
    expect((await world.quote(first.id)).balanceDue).toBe(0)
    await takenBack(sent)
    expect(await world.quote(first.id)).toEqual({ ...before, updatedAt })
  })

  it('is not released by an administrator who sent it', async () => {
    const discount = { kind: 'percent', percent: 30, reason: 'A friend' } as const
    const first = await world.sent(await world.saved())
    const before = await world.quote(first.id)
    expect(before.releasedAt).toBeNull()
    const next = await world.changed(first, { discount })
    const sent = await world.sent(next, world.contextFor(world.admin))
    expect((await world.quote(first.id)).releasedBy).toBe(world.admin.email)
    await takenBack(sent)
    expect(await world.quote(first.id)).toEqual({ ...before, updatedAt })

    const only = await world.saved({ draft: world.draft({ discount }) })
    const unsent = await world.quote(only.id)
    await takenBack(await world.sent(only, world.contextFor(world.admin)))
    const { status, releasedAt, releasedBy, validUntil, depositDue, balanceDue } = unsent
    expect(await world.quote(only.id)).toMatchObject({
      ...{ status, releasedAt, releasedBy, validUntil, depositDue, balanceDue, sentAt: null },
    })
  })

  it.each([
    ['as it is kept', sql`content`],
    [
      'of an earlier version of the site',
      sql`content #- '{stood,amountPaid}' #- '{stood,paymentStatus}' #- '{stood,depositDue}'
        #- '{stood,balanceDue}' #- '{stood,releasedAt}' #- '{stood,releasedBy}'`,
    ],
  ])('is as unpaid as the voiding of its deposit made it, %s', async (_, kept) => {
    const first = await world.sent(await world.saved({ draft: world.draft({ deposit: odd }) }))
    const token = world.tokenOf(first)
    await acceptRevision({ ctx: visitor, token, wish: yes(first.total) })
    const { depositDue } = await world.quote(first.id)
    const cash = await recordPayment({
      ctx,
      wish: {
        ...{ quoteId: first.id, method: 'cash', amount: depositDue },
        ...{ date: shopDayOf(new Date(), timeZone), requestKey: crypto.randomUUID() },
      },
    })
    if (!cash.ok) throw new Error(JSON.stringify(cash))
    const sent = await world.sent(await world.changed(first, { lines: [world.piece([28])] }))
    const wish = { paymentId: cash.payment.id, reason: 'Another quote was meant.' }
    expect(await voidPayment({ ctx, wish })).toEqual({ ok: true })
    await world.payload.db.drizzle.execute(sql`
      update quote_revisions set content = ${kept} where quote_id = ${first.id} and number = 2`)
    await takenBack(sent)
    expect(await world.quote(first.id)).toMatchObject({
      ...{ status: 'pending_payment', paymentStatus: 'unpaid', currentRevision: 1 },
      ...{ totalCost: first.total, amountPaid: 0, balanceDue: first.total, depositDue },
    })
  })

  it.each([
    ['final', 'estimated'],
    ['estimated', 'final'],
  ] as const)('keeps sizes that were made %s since', async (since, before) => {
    const { first } = await withDeposit()
    const size = (measurements: 'final' | 'estimated') =>
      world.payload.update({
        collection: 'quotes',
        id: first.id,
        data: { measurements },
        overrideAccess: true,
      })
    await size(before)
    const over = { lines: [world.piece([28])], measurements: before }
    const sent = await world.sent(await world.changed(first, over))
    await size(since)
    await takenBack(sent)
    expect((await world.quote(first.id)).measurements).toBe(since)
    expect((await waitingLetters(first.id)).includes('balance')).toBe(since === 'final')
  })

  it('has estimated sizes again where the step that made them final was undone since', async () => {
    const { first } = await withDeposit()
    const { docs } = await world.payload.find({
      collection: 'jobs',
      where: { quote: { equals: first.id } },
      depth: 0,
    })
    const jobId = docs[0]?.id ?? 0
    const step = { jobId, from: 'to_measure', to: 'measured', sizesAreFinal: true }
    expect(await moveJob({ ctx, wish: step })).toMatchObject({ ok: true })
    const over = { lines: [world.piece([28])], measurements: 'estimated' } as const
    const sent = await world.sent(await world.changed(first, over))
    expect(await undoMove({ ctx, wish: { jobId } })).toMatchObject({ ok: true })
    await takenBack(sent)
    expect((await world.quote(first.id)).measurements).toBe('estimated')
    expect(await stageOf(first.id)).toBe('to_measure')
    expect(await waitingLetters(first.id)).not.toContain('balance')
  })

  it('stays withdrawn where somebody took the offer back since', async () => {
    const first = await world.sent(await world.saved())
    const sent = await world.sent(await world.changed(first, { lines: [world.piece([28])] }))
    await changeStanding({ ctx, quoteId: first.id, act: 'withdraw' })
    await takenBack(sent)
    expect(await world.quote(first.id)).toMatchObject({ status: 'withdrawn', currentRevision: 1 })
  })

  it('stays withdrawn as a first draft, and its letter does not leave', async () => {
    const sent = await world.sent(await world.saved())
    await changeStanding({ ctx, quoteId: sent.id, act: 'withdraw' })
    await takenBack(sent)
    expect(await world.quote(sent.id)).toMatchObject({ status: 'withdrawn', sentAt: null })
    expect(await waitingLetters(sent.id)).toEqual([])
  })

  it('waits for nobody where it was withdrawn since, though it had waited for an administrator', async () => {
    const discount = { kind: 'percent', percent: 30, reason: 'A friend' } as const
    const first = await world.sent(await world.saved())
    const next = await world.changed(first, { discount })
    const wish = { quoteId: next.id, basedOn: next.basedOn, byMail: true }
    const waiting = await sendRevision({ ctx, wish })
    if (!waiting.ok) throw new Error(waiting.kind)
    expect((await world.quote(first.id)).waitsFor).toBe('administrator')
    const sent = await world.sent(waiting.quote, world.contextFor(world.admin))
    await changeStanding({ ctx, quoteId: first.id, act: 'withdraw' })
    await takenBack(sent)
    expect(await world.quote(first.id)).toMatchObject({
      ...{ status: 'withdrawn', waitsFor: null, currentRevision: 1 },
    })
  })

  it('has one letter of its balance, however often its sizes became final', async () => {
    const { first } = await withDeposit()
    const measured = () =>
      world.payload.update({
        collection: 'quotes',
        id: first.id,
        data: { measurements: 'final' },
        overrideAccess: true,
      })
    await measured()
    const over = { lines: [world.piece([28])], measurements: 'estimated' } as const
    const sent = await world.sent(await world.changed(first, over))
    await measured()
    await takenBack(sent)
    const letters = await waitingLetters(first.id)
    expect(letters.filter((work) => work === 'balance')).toHaveLength(1)
  })

  it('is alone in being refused for a visit', async () => {
    const sent = await world.sent(await world.saved())
    const { beforeChange } = world.payload.collections.quotes.config.hooks
    beforeChange.push(() => {
      throw new Refusal('Says another rule.')
    })
    try {
      const withdrawn = changeStanding({ ctx, quoteId: sent.id, act: 'withdraw' })
      await expect(withdrawn).rejects.toThrow('Says another rule.')
    } finally {
      beforeChange.pop()
    }
  })

  it('is not taken back where whoever was to measure is elsewhere by now', async () => {
    const { first } = await withDeposit()
    const { docs } = await world.payload.find({
      collection: 'jobs',
      where: { quote: { equals: first.id } },
      depth: 0,
    })
    const visit = (over: object) =>
      world.payload.create({
        collection: 'visits',
        data: {
          kind: 'measure',
          start: new Date(Date.now() + 48 * 3_600_000).toISOString(),
          end: new Date(Date.now() + 49 * 3_600_000).toISOString(),
          job: docs[0]?.id ?? 0,
          who: world.office.id,
          ...over,
        } as never,
        overrideAccess: true,
      })
    await visit({})
    const sent = await world.sent(await world.changed(first, { measurements: 'final' }))
    await visit({ kind: 'install' })
    const before = await world.quote(first.id)
    const refused = await changeStanding({
      ctx: asSent(sent),
      quoteId: first.id,
      act: 'take_back',
    })
    expect(refused).toMatchObject({ ok: false, kind: 'refused_visit' })
    expect('words' in refused && refused.words).toMatch(/Choose another time or person/)
    expect(await world.quote(first.id)).toEqual(before)
    expect(await waitingLetters(first.id)).toEqual(['sent', 'accepted', 'sent'])
  })
})
