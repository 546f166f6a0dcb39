import { Refusal } from '@collections/refusal'
import { afterAll, describe, expect, it } from 'vitest'
import { acceptRevision } from '@/services/links/accept-revision'
import { declineQuote } from '@/services/links/decline-quote'
import { payByLink } from '@/services/links/pay-by-link'
import { changeStanding } from '@/services/office-quotes/change-standing'
import { openOfficeWorld } from '../fixtures/office-world'
import { sentQuotes, yes } from '../fixtures/sent-quotes'
import { odd, takenBackQuotes, updatedAt } from '../fixtures/taken-back'

const world = await openOfficeWorld()
afterAll(() => world.close())
const { ctx, visitor } = world
const { revisionsOf, stageOf, waitingLetters } = sentQuotes(world)
const { asSent, withDeposit, takenBack } = takenBackQuotes(world)

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
