import { afterAll, describe, expect, it } from 'vitest'
import { acceptRevision } from '@/services/links/accept-revision'
import { openLink, paperOfLink } from '@/services/links/open-link'
import { refundPayment } from '@/services/payments/refund-payment'
import { openOfficeWorld } from '../fixtures/office-world'
import { deposit, sentQuotes, yes } from '../fixtures/sent-quotes'

const world = await openOfficeWorld()
afterAll(() => world.close())
const { visitor } = world
const { paid } = sentQuotes(world)

describe('what was paid for what is measured after it was sent', () => {
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

  it('owes nothing once its money went back, until another price has its yes', async () => {
    const first = await world.sent(await world.saved({ draft: world.draft({ deposit }) }))
    const token = world.tokenOf(first)
    await acceptRevision({ ctx: visitor, token, wish: yes(first.total) })
    await paid(token)
    const [payment] = await world.paymentsOf(first.id)
    const given = { paymentId: payment?.id, amount: payment?.amount, reason: 'Called off.' }
    await refundPayment({
      ctx: world.contextFor(world.admin),
      wish: { ...given, requestKey: crypto.randomUUID() },
    })
    await world.sandbox.delivered()
    const paperMoney = async (number: number) =>
      (await paperOfLink({ ctx: visitor, token }, number))?.money
    expect(await paperMoney(1)).toMatchObject({ paid: 0, owed: 0 })
    const over = { lines: [world.piece([28])], measurements: 'final' as const }
    const second = await world.sent(await world.changed(first, over))
    const refunded = { paymentStatus: 'refunded', amountPaid: 0 }
    expect(await world.quote(first.id)).toMatchObject({ ...refunded, balanceDue: 0 })
    expect(await openLink({ ctx: visitor, token })).toMatchObject({ state: 'to_accept', due: null })
    // its paper is an offer like any other, and says nothing of money that went back
    expect(await paperOfLink({ ctx: visitor, token }, 2)).toMatchObject({
      standing: 'offered',
      money: { paid: 0, owed: second.total },
    })
    expect(await paperMoney(1)).toMatchObject({ paid: 0, owed: 0 })
    const wish = yes(second.total, { revision: 2 })
    expect(await acceptRevision({ ctx: visitor, token, wish })).toEqual({ ok: true })
    expect(await world.quote(first.id)).toMatchObject({ ...refunded, balanceDue: second.total })
    expect(await openLink({ ctx: visitor, token })).toMatchObject({
      state: 'to_pay',
      due: { purpose: 'balance', amount: second.total },
    })
    expect(await paperMoney(2)).toMatchObject({ paid: 0, owed: second.total })
  })

  it('owes nothing again of what is given back once it is paid', async () => {
    const sent = await world.sent(await world.saved())
    const token = world.tokenOf(sent)
    await acceptRevision({ ctx: visitor, token, wish: yes(sent.total) })
    await paid(token)
    const [payment] = await world.paymentsOf(sent.id)
    const given = { paymentId: payment?.id, amount: 100, reason: 'A scratch.' }
    await refundPayment({
      ctx: world.contextFor(world.admin),
      wish: { ...given, requestKey: crypto.randomUUID() },
    })
    await world.sandbox.delivered()
    const left = Math.round((sent.total - 100) * 100) / 100
    expect(await paperOfLink({ ctx: visitor, token }, 1)).toMatchObject({
      standing: 'accepted',
      money: { paid: left, owed: 0 },
    })
  })
})
