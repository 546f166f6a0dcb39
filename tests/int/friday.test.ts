import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Role } from '@/domain/account/roles'
import { turns } from '@/domain/report/course'
import { howItWent } from '@/services/office/how-it-went'
import { account, actorOf, contextOf } from '../fixtures/people'
import { docsOf, rest, signIn } from '../fixtures/rest'
import { aQuote } from '../fixtures/rows'
import { runSql } from '../fixtures/run-sql'
import { testPayload } from '../setup/database'

const quotes = 240

/** A Friday afternoon at the shop, the 26th. */
const friday = new Date('2027-02-26T21:00:00.000Z')

async function contextAs(role: Role) {
  const person = { id: 1, email: `${role}@example.com`, fullName: role, role }
  return { ...(await contextOf(person)), now: () => friday }
}

/** Moments all over January and February, some in the last hour of a month at the shop. */
beforeAll(async () => {
  const owner = actorOf(await account({ email: 'owner@example.com' })).id
  await aQuote(owner)
  await runSql(sql`
    insert into quotes select (jsonb_populate_record(q, jsonb_build_object(
      'id', nextval(pg_get_serial_sequence('quotes', 'id')), 'request_key', null))).*
    from quotes q, generate_series(2, ${quotes})`)
  await runSql(sql`
    with numbered as (select id, row_number() over (order by id) as n from quotes),
    moments as (
      select id, n, case when n % 11 = 0 then timestamptz '2027-02-01T05:30:00Z'
        else timestamptz '2026-12-20T12:00:00Z' + n * interval '6 hours 47 minutes' end as at
      from numbered
    )
    update quotes q set created_at = at, total_cost = 500 + n + 0.35,
      origin = (array['website', 'staff'])[1 + (n % 2)]::enum_quotes_origin,
      status = (array['pending_payment', 'deposit_paid', 'payment_succeeded', 'declined', 'expired',
        'withdrawn', 'draft'])[1 + (n % 7)]::enum_quotes_status,
      payment_status = case when n % 13 = 0 then 'refunded' else 'unpaid' end::enum_quotes_payment_status,
      amount_paid = case when n % 7 in (1, 2) then 100 else 0 end,
      accepted_at = case when n % 3 = 0 then at + interval '2 days' end,
      declined_at = case when n % 7 = 3 then at + interval '3 days' end,
      decline_reason = case when n % 14 = 3 then 'Reason ' || n when n % 14 = 10 then ' ' end,
      valid_until = at + interval '9 days',
      paid_at = case when n % 7 = 2 then at + interval '5 days 6 hours' end
    from moments m where m.id = q.id`)
  await runSql(sql`
    insert into payments (quote_id, user_id, amount, currency, status, purpose, paid_at)
    select id, ${owner}, 100, 'usd', (array['succeeded', 'failed', 'disputed'])[1 + (id % 3)]::enum_payments_status,
      'deposit', created_at + interval '1 day'
    from quotes where status in ('deposit_paid', 'payment_succeeded')`)
  await runSql(sql`
    insert into quote_revisions (quote_id, number, total_cost, currency_code, content, is_draft, sent_at)
    select q.id, nth, 500, 'USD', '{}', false, q.created_at + nth * interval '1 day'
    from quotes q, generate_series(1, 2) as nth where origin = 'staff' and q.id % 4 > 0`)
  await runSql(sql`
    insert into inquiries (name, kind, quote_id, created_at)
    select 'Asked first', 'contact', id, created_at - interval '36 hours' from quotes where id % 5 = 0`)
})

/** The same told from the rows, one by one. */
async function toldFromRows(month: string) {
  const payload = await testPayload()
  const all = { depth: 0, pagination: false, overrideAccess: true } as const
  const { docs } = await payload.find({ collection: 'quotes', joins: false, ...all })
  const payments = (await payload.find({ collection: 'payments', ...all })).docs
  const revisions = (await payload.find({ collection: 'quote-revisions', ...all })).docs
  const inquiries = (await payload.find({ collection: 'inquiries', ...all })).docs
  const shopMonth = (at: string) =>
    new Date(at).toLocaleDateString('en-CA', { timeZone: 'America/Chicago' }).slice(0, 7)
  const isIn = (at: string | null | undefined) => Boolean(at) && shopMonth(at ?? '') === month
  const told = { sent: 0, won: 0, declined: 0, ranOut: 0, paid: 0, wonSum: 0, days: 0 }
  for (const quote of docs) {
    const earliest = (moments: (string | null | undefined)[]) => moments.filter(Boolean).sort()[0]
    const out = earliest(
      revisions.filter((one) => one.quote === quote.id).map(({ sentAt }) => sentAt),
    )
    const paidFirst = payments
      .filter(({ quote: of, status }) => of === quote.id && status !== 'failed')
      .map(({ paidAt }) => paidAt)
    const yes = earliest([quote.acceptedAt, ...paidFirst])
    const isBack = quote.paymentStatus === 'refunded'
    const stands = ['pending_payment', 'deposit_paid', 'payment_succeeded'].includes(quote.status)
    if (isIn(out ?? (quote.origin === 'website' ? quote.createdAt : null))) told.sent += 1
    if (stands && !isBack && isIn(yes)) {
      told.won += 1
      told.wonSum += Math.round(quote.totalCost * 100)
    }
    if (quote.status === 'declined' && isIn(quote.declinedAt)) told.declined += 1
    const waited = ['expired', 'pending_payment'].includes(quote.status) && !quote.acceptedAt
    const isOver = new Date(quote.validUntil ?? '') < friday
    if (waited && isOver && quote.amountPaid === 0 && isIn(quote.validUntil)) told.ranOut += 1
    if (quote.status === 'payment_succeeded' && !isBack && isIn(quote.paidAt)) {
      const asked = inquiries.filter((one) => one.quote === quote.id).map((one) => one.createdAt)
      const first = earliest([quote.createdAt, ...asked]) ?? ''
      told.paid += 1
      told.days += (Date.parse(quote.paidAt ?? '') - Date.parse(first)) / 86_400_000
    }
  }
  return told
}

describe('what became of quotes', () => {
  it('is what the rows say, this month and the last, by the days of the shop', async () => {
    const went = await howItWent({ ctx: await contextAs('office') })
    for (const [course, month] of [
      [went?.months.now, '2027-02'],
      [went?.months.before, '2027-01'],
    ] as const) {
      const told = await toldFromRows(month)
      for (const turn of turns) {
        expect([month, turn, course?.[turn].quoteIds.length]).toEqual([month, turn, told[turn]])
        expect(told[turn]).toBeGreaterThan(2)
      }
      expect(course?.won.sums).toEqual([{ currency: 'USD', hundredths: told.wonSum }])
      expect(course?.averageDays).toBeCloseTo(told.days / told.paid, 6)
    }
  })

  it('is no more in as many days of the last month than in all of it', async () => {
    const went = await howItWent({ ctx: await contextAs('admin') })
    const [soFar, whole] = [went?.months.beforeSoFar.sent, went?.months.before.sent]
    expect(soFar?.quoteIds.length).toBeLessThan(whole?.quoteIds.length ?? 0)
    expect(whole?.quoteIds).toEqual(expect.arrayContaining(soFar?.quoteIds ?? []))
  })

  it('adds up over the weeks', async () => {
    const went = await howItWent({ ctx: await contextAs('office') })
    expect(went?.weeks).toHaveLength(12)
    const inWeeks = went?.weeks.flatMap(({ course }) => course.sent.quoteIds) ?? []
    expect(new Set(inWeeks).size).toBe(inWeeks.length)
    expect(inWeeks).toEqual(expect.arrayContaining(went?.months.now.sent.quoteIds ?? []))
  })

  it('names why people said no, those with words first', async () => {
    const went = await howItWent({ ctx: await contextAs('office') })
    const reasons = went?.reasons.map(({ reason }) => reason) ?? []
    expect(reasons[0]).toMatch(/^Reason \d+$/)
    expect(reasons.at(-1)).toBeNull()
    const firstSilent = reasons.indexOf(null)
    expect(reasons.slice(firstSilent).every((reason) => reason === null)).toBe(true)
  })

  it('opens the rows that it counted', async () => {
    const went = await howItWent({ ctx: await contextAs('office') })
    const ids = went?.months.now.won.quoteIds ?? []
    const office = await account({ email: 'office.friday@example.com', role: 'office' })
    const cookie = await signIn(office.email)
    const listed = await rest(`/quotes?where[id][in]=${ids.join(',')}&limit=500&depth=0`, {
      cookie,
    })
    expect((await docsOf(listed)).map(({ id }) => id).sort()).toEqual([...ids].sort())
  })

  it.each(['staff', 'customer'] as const)('is nothing to a %s', async (role) => {
    expect(await howItWent({ ctx: await contextAs(role) })).toBeNull()
  })
})
