import { sql } from '@payloadcms/db-postgres'
import { afterAll, describe, expect, it } from 'vitest'
import { env } from '@/config/env'
import { doStoredWork } from '@/services/background/stored-work'
import { changeStanding } from '@/services/office-quotes/change-standing'
import { remindOfQuotes } from '@/services/office-quotes/remind-of-quotes'
import { acceptRevision } from '@/services/links/accept-revision'
import { declineQuote } from '@/services/links/decline-quote'
import { endReminders } from '@/services/links/end-reminders'
import { letterAfterPayment } from '@/services/payments/after-payment'
import { refundPayment } from '@/services/payments/refund-payment'
import { openOfficeWorld } from '../fixtures/office-world'
import { deposit, sentQuotes, yes } from '../fixtures/sent-quotes'

const world = await openOfficeWorld()
afterAll(() => world.close())
const { ctx, visitor } = world
const { paid } = sentQuotes(world)

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
    expect(revised?.text).toMatch(/Difference: \+\$35\.\d\d/)
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

  type Sent = Awaited<ReturnType<typeof world.sent>>
  const ends: [string, (quote: Sent) => Promise<unknown>][] = [
    ['withdrawn', ({ id }) => changeStanding({ ctx, quoteId: id, act: 'withdraw' })],
    [
      'declined',
      (quote) => declineQuote({ ctx: visitor, token: world.tokenOf(quote), wish: { revision: 1 } }),
    ],
    [
      'accepted',
      (quote) =>
        acceptRevision({ ctx: visitor, token: world.tokenOf(quote), wish: yes(quote.total) }),
    ],
  ]

  it.each(ends)('bring no quote that was %s before they left', async (_, end) => {
    const quote = await world.sent(await world.saved())
    expect(await end(quote)).toMatchObject({ ok: true })
    expect(await posted(quote.caller.email)).toEqual([])
  })

  it('bring no quote whose price ran out before they left', async () => {
    const { id, caller } = await world.sent(await world.saved())
    await world.write(id, { validUntil: new Date(Date.now() - 1000).toISOString() })
    expect(await posted(caller.email)).toEqual([])
  })

  it('bring no change that was declined after a deposit before they left', async () => {
    const first = await world.sent(await world.saved({ draft: world.draft({ deposit }) }))
    const token = world.tokenOf(first)
    await acceptRevision({ ctx: visitor, token, wish: yes(first.total) })
    await paid(token)
    await posted(first.caller.email)
    await world.sent(await world.changed(first, { reason: 'A better handle' }))
    const declined = await declineQuote({ ctx: visitor, token, wish: { revision: 2 } })
    expect(declined).toMatchObject({ ok: true })
    expect(await posted(first.caller.email)).toEqual([])
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
