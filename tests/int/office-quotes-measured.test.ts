import { afterAll, describe, expect, it } from 'vitest'
import { changeStanding } from '@/services/office-quotes/change-standing'
import { findOfficeQuote } from '@/services/office-quotes/office-quote'
import type { OfficeQuote } from '@/services/office-quotes/office-quote'
import { saveOfficeQuote } from '@/services/office-quotes/save-office-quote'
import { acceptRevision } from '@/services/links/accept-revision'
import { declineQuote } from '@/services/links/decline-quote'
import { openLink, paperOfLink } from '@/services/links/open-link'
import { payByLink } from '@/services/links/pay-by-link'
import { sumsWithOptions } from '@/services/links/sums-with-options'
import { doAfterPayment } from '@/services/payments/after-payment'
import { openOfficeWorld } from '../fixtures/office-world'
import { deposit, sentQuotes, yes } from '../fixtures/sent-quotes'

const world = await openOfficeWorld()
afterAll(() => world.close())
const { ctx, visitor } = world
const { revisionsOf, stageOf, waitingLetters, paid } = sentQuotes(world)
/** However long the test itself takes. */
const asSent = ({ sentAt }: OfficeQuote) =>
  world.contextFor(world.office, { now: () => new Date(sentAt ?? '') })

describe('what was measured after it was sent', () => {
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

  it('is agreed to with an option that is ticked on top of what measuring changed', async () => {
    const option = world.freeLine({ key: 'sweep', text: 'Sweep', unitPrice: 30, option: true })
    const draft = world.draft({ lines: [world.piece([28]), option], deposit })
    const first = await world.sent(await world.saved({ draft }))
    const token = world.tokenOf(first)
    await acceptRevision({ ctx: visitor, token, wish: yes(first.total) })
    await paid(token)
    const second = await world.sent(
      await world.changed(first, {
        lines: [world.piece([30]), option],
        measurements: 'final',
        reason: 'The wall leans.',
      }),
    )
    const options = ['sweep']
    const total = (await sumsWithOptions({ ctx: visitor, token, options }))?.total ?? 0
    expect(total).toBeGreaterThan(second.total)
    const wish = yes(total, { revision: 2, options })
    expect(await acceptRevision({ ctx: visitor, token, wish })).toEqual({ ok: true })
    const { amountPaid, ...agreed } = await world.quote(first.id)
    expect(agreed).toMatchObject({ totalCost: total, acceptedRevision: 3 })
    const due = Math.round((total - amountPaid) * 100) / 100
    expect(await openLink({ ctx: visitor, token })).toMatchObject({
      state: 'to_pay',
      due: { purpose: 'balance', amount: due },
    })
  })

  it.each([
    ['', {}],
    [' with estimated sizes', { measurements: 'estimated' }],
  ] as const)(
    'is not asked for its balance by a letter that still waits when a revision goes out%s',
    async (_, over) => {
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
      const lines = [world.piece([37.25, 28])]
      const sent = await world.sent(await world.changed(desk.quote, { lines, ...over }))
      expect(await waitingLetters(first.id)).not.toContain('balance')
      // and is, once it is taken back
      expect(
        await changeStanding({ ctx: asSent(sent), quoteId: first.id, act: 'take_back' }),
      ).toMatchObject({ ok: true })
      expect((await world.quote(first.id)).measurements).toBe('final')
      expect(await waitingLetters(first.id)).toContain('balance')
    },
  )

  it('is asked for its balance by no letter before the revision that is out has its yes', async () => {
    const first = await world.sent(await world.saved({ draft: world.draft({ deposit }) }))
    const token = world.tokenOf(first)
    await acceptRevision({ ctx: visitor, token, wish: yes(first.total) })
    await paid(token)
    const [payment] = await world.paymentsOf(first.id)
    const second = await world.sent(
      await world.changed(first, { lines: [world.piece([37.25, 28])], measurements: 'final' }),
    )
    const posted: string[] = []
    const payload = Object.create(ctx.payload) as typeof ctx.payload
    payload.sendEmail = ({ subject }) => Promise.resolve(posted.push(subject ?? ''))
    const ask = async () => {
      const piece = { work: 'balance', paymentId: payment?.id ?? 0 } as const
      await doAfterPayment({ ...visitor, payload }, piece, crypto.randomUUID())
    }
    await ask()
    expect(posted).toEqual([])
    const wish = yes(second.total, { revision: 2 })
    expect(await acceptRevision({ ctx: visitor, token, wish })).toEqual({ ok: true })
    await ask()
    expect(posted).toEqual([expect.stringContaining('the balance can be paid')])
  })

  it('is declined once, however often that is pressed', async () => {
    const first = await world.sent(await world.saved({ draft: world.draft({ deposit }) }))
    const token = world.tokenOf(first)
    await acceptRevision({ ctx: visitor, token, wish: yes(first.total) })
    await paid(token)
    await world.sent(await world.changed(first, { measurements: 'final' }))
    const wish = { revision: 2, reason: 'Too dear' }
    const pressed = [1, 2, 3].map(() => declineQuote({ ctx: visitor, token, wish }))
    expect(await Promise.all(pressed)).toEqual(Array(3).fill({ ok: true }))
    const letters = await waitingLetters(first.id)
    expect(letters.filter((work) => work === 'declined')).toHaveLength(1)
  })
})
