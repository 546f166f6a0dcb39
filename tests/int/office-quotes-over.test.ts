import { sql } from '@payloadcms/db-postgres'
import { afterAll, describe, expect, it } from 'vitest'
import { changeStanding } from '@/services/office-quotes/change-standing'
import { sendRevision } from '@/services/office-quotes/send-revision'
import { acceptRevision } from '@/services/links/accept-revision'
import { openLink, paperOfLink } from '@/services/links/open-link'
import { payByLink } from '@/services/links/pay-by-link'
import { openOfficeWorld } from '../fixtures/office-world'
import { yes } from '../fixtures/sent-quotes'

const world = await openOfficeWorld()
afterAll(() => world.close())
const { ctx, visitor } = world

describe('what was sent', () => {
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
    const ended = new Date(Date.now() - 1000).toISOString()
    await world.write(quote.id, { validUntil: ended })
    expect(await openLink({ ctx: visitor, token })).toMatchObject({
      state: 'expired',
      paper: { validUntil: ended },
    })
    expect(await payByLink({ ctx: visitor, token, locale: 'en' })).toMatchObject({
      kind: 'expired',
    })
    const revived = await changeStanding({ ctx, quoteId: quote.id, act: 'revive' })
    expect(revived).toMatchObject({ ok: true, quote: { total: quote.total } })
    // page and file say the end that holds now
    const { validUntil } = await world.quote(quote.id)
    expect(Date.parse(validUntil ?? '')).toBeGreaterThan(Date.now())
    expect(await openLink({ ctx: visitor, token })).toMatchObject({
      state: 'to_pay',
      paper: { validUntil },
    })
    expect(await paperOfLink({ ctx: visitor, token }, 1)).toMatchObject({ paper: { validUntil } })
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
})
