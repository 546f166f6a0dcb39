import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'
import type { QuoteState } from '@/domain/payment/quote-states'
import { due } from '@/domain/quote/due'
import type { Role } from '@/domain/account/roles'
import { listOfAge, moneyOwed } from '@/services/office/money-owed'
import { accountOf } from '@/services/payments/records'
import { account, actorOf, contextOf } from '../fixtures/people'
import { docsOf, rest, signIn } from '../fixtures/rest'
import { aQuote } from '../fixtures/rows'
import { runSql } from '../fixtures/run-sql'
import { storedQuote } from '../fixtures/stored-quote'
import { testPayload } from '../setup/database'

const quotes = 120

async function contextAs(role: Role) {
  return contextOf({ id: 1, email: `${role}@example.com`, fullName: role, role })
}

async function owedNow() {
  const [dollars] = (await moneyOwed({ ctx: await contextAs('office') })) ?? []
  return dollars
}

/** Every way in which a quote can stand, some of them a few times. */
beforeAll(async () => {
  const owner = actorOf(await account({ email: 'owner@example.com' })).id
  await aQuote(owner)
  await runSql(sql`
    insert into quotes select (jsonb_populate_record(q, jsonb_build_object(
      'id', nextval(pg_get_serial_sequence('quotes', 'id')), 'request_key', null))).*
    from quotes q, generate_series(2, ${quotes})`)
  await runSql(sql`
    with standing as (
      select id, row_number() over (order by id) as n from quotes
    )
    update quotes q set
      total_cost = 1000 + n, amount_paid = case when n % 7 > 0 then 0 when n % 5 = 4 then 1000 + n else 400 + n end,
      status = (array['deposit_paid', 'pending_payment', 'payment_cancelled', 'expired', 'declined',
        'payment_succeeded', 'draft'])[1 + (n % 7)]::enum_quotes_status,
      payment_status = (array['deposit_paid', 'partially_refunded', 'disputed', 'refunded'])[1 + (n % 4)]::enum_quotes_payment_status,
      measurements = (array['estimated', 'final'])[1 + (n / 2 % 2)]::enum_quotes_measurements,
      deposit_due = case when n % 5 < 3 then 300 else 0 end,
      sent_at = case when n % 8 < 3 then now() end,
      current_revision = 2,
      accepted_revision = case when n % 4 < 2 then 2 when n % 4 = 2 then 1 end
    from standing s where s.id = q.id`)
})

describe('money owed', () => {
  it('agrees with what is due of every quote that was agreed on', async () => {
    const payload = await testPayload()
    const open: QuoteState[] = ['pending_payment', 'payment_cancelled']
    let dueMinor = 0
    let wholeMinor = 0
    const dueNow: number[] = []
    const { docs } = await payload.find({
      collection: 'quotes',
      depth: 0,
      joins: false,
      pagination: false,
      overrideAccess: true,
    })
    for (const quote of docs) {
      const isAgreed =
        open.includes(quote.status) && quote.acceptedRevision === quote.currentRevision
      const isPartPaid = quote.status === 'deposit_paid' && quote.paymentStatus !== 'refunded'
      const owed = due(accountOf(quote))
      const isOwed = owed.kind === 'due' && (isAgreed || isPartPaid)
      expect([quote.number, Boolean(quote.owedSince)]).toEqual([quote.number, isOwed])
      if (isOwed) dueNow.push(quote.id)
      if (owed.kind === 'due' && isOwed) dueMinor += owed.minor
      if (isOwed || isPartPaid) wholeMinor += Math.round((quote.totalCost - quote.amountPaid) * 100)
    }
    expect(dueNow.length).toBeGreaterThan(8)
    const owed = await owedNow()
    const sumOf = (...names: string[]) =>
      (owed?.ofAge ?? [])
        .filter(({ age }) => names.includes(age))
        .reduce((sum, one) => sum + Math.round(one.sum * 100), 0)
    expect(sumOf('week')).toBe(dueMinor)
    expect(sumOf('notYet', 'week', 'month', 'older')).toBe(wholeMinor)
    expect(Math.round((owed?.total ?? 0) * 100)).toBe(wholeMinor)
    expect(sumOf('notYet')).toBeGreaterThan(0)
  })

  it('is as old as it has been due, by days where the shop is', async () => {
    const ages = [0, 7, 8, 30, 31]
    const [row = 0] = await owedIds()
    const found: string[] = []
    for (const days of ages) {
      await runSql(sql`
        set session_replication_role = replica;
        update quotes set owed_since = now() where owed_since is not null;
        update quotes set owed_since = (now() at time zone 'America/Chicago'
          - interval '${sql.raw(String(days))} days') at time zone 'America/Chicago'
        where id = ${sql.raw(String(row))};
        set session_replication_role = default`)
      const owed = await owedNow()
      const age = owed?.ofAge.find(
        ({ age: name, first }) => name !== 'notYet' && first[0]?.quoteId === row,
      )
      found.push(age?.age ?? 'none')
    }
    expect(found).toEqual(['week', 'week', 'month', 'month', 'older'])
  })

  it('leads to the very quotes that it counts', async () => {
    await runSql(sql`
      set session_replication_role = replica;
      update quotes set balance_due = total_cost - amount_paid;
      with owing as (
        select id, row_number() over (order by id) as n from quotes where owed_since is not null
      )
      update quotes q set owed_since = now() - n % 3 * interval '20 days'
      from owing where owing.id = q.id;
      set session_replication_role = default`)
    await account({ email: 'admin@example.com', role: 'admin' })
    const cookie = await signIn('admin@example.com')
    for (const { age, count } of (await owedNow())?.ofAge ?? []) {
      const list = listOfAge(age, new Date()).replace('/admin/collections', '')
      const shown = docsOf(await rest(`${list}&limit=200&depth=0`, { cookie }))
      expect([age, shown.length]).toEqual([age, count])
      expect(count).toBeGreaterThan(0)
    }
  })

  it('stays due since when it was, whatever else changes, and begins anew with the balance', async () => {
    const payload = await testPayload()
    const [id = 0] = await owedIds()
    const since = async () => (await storedQuote(payload, id)).owedSince
    const change = (set: ReturnType<typeof sql>) =>
      runSql(sql`update quotes set ${set} where id = ${id}`)
    await change(
      sql`status = 'pending_payment', payment_status = 'unpaid', accepted_revision = 2, deposit_due = 300, amount_paid = 0, owed_since = null`,
    )
    const first = await since()
    await change(sql`notes = 'Called.', owed_since = null`)
    expect(await since()).toBe(first)
    await change(
      sql`status = 'deposit_paid', payment_status = 'deposit_paid', amount_paid = 300, measurements = 'final'`,
    )
    const balance = await since()
    expect(balance && first && balance > first).toBe(true)
    await change(sql`deposit_due = 0, amount_paid = 500`)
    expect(await since()).toBe(balance)
  })

  it('is for those who work with customers', async () => {
    for (const role of ['customer', 'staff'] as const) {
      expect(await moneyOwed({ ctx: await contextAs(role) })).toBeNull()
    }
    expect(await moneyOwed({ ctx: await contextOf() })).toBeNull()
    expect(await moneyOwed({ ctx: await contextAs('admin') })).toHaveLength(1)
  })
})

async function owedIds(): Promise<number[]> {
  const payload = await testPayload()
  const { rows } = await payload.db.drizzle.execute<{ id: number }>(
    sql`select id from quotes where owed_since is not null order by owed_since, id`,
  )
  return rows.map(({ id }) => id)
}
