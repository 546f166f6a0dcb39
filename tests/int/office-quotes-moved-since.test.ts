import { sql } from '@payloadcms/db-postgres'
import { afterAll, describe, expect, it } from 'vitest'
import { shopDayOf } from '@/domain/job/shop-time'
import { timeZone } from '@/i18n/time-zone'
import { moveJob } from '@/services/jobs/move-job'
import { undoMove } from '@/services/jobs/undo-move'
import { acceptRevision } from '@/services/links/accept-revision'
import { sendRevision } from '@/services/office-quotes/send-revision'
import { changeStanding } from '@/services/office-quotes/change-standing'
import { recordPayment } from '@/services/payments/record-payment'
import { refundPayment } from '@/services/payments/refund-payment'
import { voidPayment } from '@/services/payments/void-payment'
import { openOfficeWorld } from '../fixtures/office-world'
import { sentQuotes, yes } from '../fixtures/sent-quotes'
import { odd, takenBackQuotes, updatedAt } from '../fixtures/taken-back'

const world = await openOfficeWorld()
afterAll(() => world.close())
const { ctx, visitor } = world
const { stageOf, waitingLetters } = sentQuotes(world)
const { withDeposit, takenBack } = takenBackQuotes(world)

describe('a quote whose next revision is taken back', () => {
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
    const over = { lines: [world.piece([28])], measurements: 'estimated' as const }
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
    const over = { lines: [world.piece([28])], measurements: 'estimated' as const }
    const sent = await world.sent(await world.changed(first, over))
    await measured()
    await takenBack(sent)
    const letters = await waitingLetters(first.id)
    expect(letters.filter((work) => work === 'balance')).toHaveLength(1)
  })
})
