import { afterAll, describe, expect, it } from 'vitest'
import { acceptRevision } from '@/services/links/accept-revision'
import { declineQuote } from '@/services/links/decline-quote'
import { payByLink } from '@/services/links/pay-by-link'
import { changeStanding } from '@/services/office-quotes/change-standing'
import type { OfficeQuote } from '@/services/office-quotes/office-quote'
import { openOfficeWorld } from '../fixtures/office-world'
import { sentQuotes, yes } from '../fixtures/sent-quotes'

const world = await openOfficeWorld()
afterAll(() => world.close())
const { ctx, visitor } = world
const { stageOf, waitingLetters, paid } = sentQuotes(world)
/** However long the test itself takes. */
const asSent = ({ sentAt }: OfficeQuote) =>
  world.contextFor(world.office, { now: () => new Date(sentAt ?? '') })
/** What is left after it is no figure that a computer comes to by subtracting. */
const odd = { kind: 'own', percent: 35 } as const

describe('a quote whose next revision is taken back', () => {
  it('stands as it stood, with its deposit paid and its sizes estimated', async () => {
    const first = await world.sent(await world.saved({ draft: world.draft({ deposit: odd }) }))
    const token = world.tokenOf(first)
    await acceptRevision({ ctx: visitor, token, wish: yes(first.total) })
    await paid(token)
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
    const updatedAt = expect.any(String) as unknown
    expect(await world.quote(first.id)).toEqual({ ...before, updatedAt })
    expect(await stageOf(first.id)).toBe('to_measure')
    expect(await waitingLetters(first.id)).toEqual(['sent', 'accepted'])
    if (!back.ok) return
    expect(await world.sent(back.quote)).toMatchObject({ total: second.total, revision: 2 })
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
})
