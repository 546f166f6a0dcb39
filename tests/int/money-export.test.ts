import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import type { Actor } from '@/services/context'
import { exportMoney } from '@/services/payments/export-money'
import { recordPayment } from '@/services/payments/record-payment'
import { taxReport } from '@/services/payments/tax-report'
import { voidPayment } from '@/services/payments/void-payment'
import { paymentWorldOfFile } from '../fixtures/payment-world-of-file'

const world = await paymentWorldOfFile()
const boss: Actor = { id: 1, email: 'boss@example.com', fullName: 'Boss', role: 'admin' }
const total = 1266.96
const tax = 96.56
const zone = 'America/Chicago'
const dayOf = (at: Date) => at.toLocaleDateString('en-CA', { timeZone: zone })
const today = dayOf(new Date())

async function table(from: string, to = from, service = exportMoney) {
  const outcome = await service({ ctx: world.contextFor(boss), query: { from, to } })
  if (!outcome.ok) throw new Error(outcome.kind)
  const [head = '', ...lines] = outcome.csv.replace('\uFEFF', '').trimEnd().split('\r\n')
  const columns = parseLine(head)
  return lines.map((line): Record<string, string> =>
    Object.fromEntries(parseLine(line).map((cell, at) => [columns[at] ?? '', cell])),
  )
}

function parseLine(line: string): string[] {
  const [cells = []] = parse(line) as string[][]
  return cells
}

async function record(quoteId: number, amount: number, note = ''): Promise<number> {
  const wish = { quoteId, method: 'check', amount, date: today, note }
  const outcome = await recordPayment({
    ctx: world.contextFor(boss),
    wish: { ...wish, requestKey: crypto.randomUUID() },
  })
  if (!outcome.ok) throw new Error(outcome.kind)
  return outcome.payment.id
}

async function paidByCard() {
  const checkout = await world.openCheckout()
  world.sandbox.pay(checkout.sessionId)
  await world.sandbox.delivered()
  return checkout
}

async function linesOf(quoteId: number, from = today, to = from): Promise<string[][]> {
  const { number } = await world.quote(quoteId)
  const names = ['Event', 'Paid by', 'For', 'Gross', 'Tax in it', 'Refunded']
  return (await table(from, to))
    .filter((line) => line.Quote === number)
    .map((line) => names.map((name) => line[name] ?? ''))
}

describe('the bookkeeper’s table', () => {
  it('has a line for all that happened to money, with its share of tax', async () => {
    const card = await paidByCard()
    world.sandbox.refund(card.sessionId, 10_000)
    await world.sandbox.delivered()
    expect(await linesOf(card.quoteId)).toEqual([
      ['Payment', 'Card', 'All at once', '1266.96', '96.56', '0.00'],
      ['Refund', 'Card', 'All at once', '0.00', '-7.62', '100.00'],
    ])

    const { id: quoteId } = await world.savedQuote(await world.customer())
    const first = await record(quoteId, 500)
    await record(quoteId, 766.96)
    const outcome = await voidPayment({
      ctx: world.contextFor(boss),
      wish: { paymentId: first, reason: 'Bounced.' },
    })
    expect(outcome).toEqual({ ok: true })
    expect(await linesOf(quoteId)).toEqual([
      ['Payment', 'Check', 'Deposit', '500.00', '38.11', '0.00'],
      ['Payment', 'Check', 'Balance', '766.96', '58.45', '0.00'],
      ['Void', 'Check', 'Deposit', '-500.00', '-38.11', '0.00'],
    ])
    expect((38.11 + 58.45).toFixed(2)).toBe(tax.toFixed(2))

    const lost = await paidByCard()
    const dispute = world.sandbox.dispute(lost.sessionId)
    await world.sandbox.delivered()
    world.sandbox.closeDispute(dispute.id, 'lost')
    await world.sandbox.delivered()
    const events = (await linesOf(lost.quoteId)).map(([event, , , , , back]) => [event, back])
    expect(events.toSorted()).toEqual([
      ['Dispute lost', total.toFixed(2)],
      ['Dispute opened', '0.00'],
      ['Payment', '0.00'],
    ])
  })

  it('comes day by day to the sums of the payments, wherever the days meet', async () => {
    const [early, late] = [await paidByCard(), await paidByCard()]
    // one second on either side of midnight, where the shop is
    await world.force('payments', early.paymentId, { paidAt: '2026-07-01T04:59:59.000Z' })
    await world.force('payments', late.paymentId, { paidAt: '2026-07-01T05:00:00.000Z' })
    // what was refunded before refunds were rows
    await world.force('payments', late.paymentId, {
      status: 'partially_refunded',
      refundedAmount: 66.96,
    })
    const rows = async (day: string) => {
      const lines = await table(day)
      return lines.map(({ Event, Gross, Refunded }) => [Event, Gross, Refunded])
    }
    expect(await rows('2026-06-30')).toEqual([['Payment', '1266.96', '0.00']])
    expect(await rows('2026-07-01')).toEqual([
      ['Payment', '1266.96', '0.00'],
      ['Refund', '0.00', '66.96'],
    ])

    const { docs } = await world.payload.find({
      collection: 'payments',
      where: { paidAt: { exists: true } },
      pagination: false,
      depth: 0,
      overrideAccess: true,
    })
    const kept = docs
      .filter(({ status }) => status !== 'voided')
      .reduce((sum, { amount, refundedAmount }) => sum + amount - (refundedAmount ?? 0), 0)
    const net = (lines: Record<string, string>[]) =>
      lines.reduce((sum, line) => sum + Number(line.Gross) - Number(line.Refunded), 0)
    const all = await table('2026-06-01', today)
    expect(net(all).toFixed(2)).toBe(kept.toFixed(2))
    const days = [...new Set(all.map(({ Date: day }) => day ?? ''))]
    const byDay = await Promise.all(days.map((day) => table(day)))
    expect(byDay.flat()).toEqual(all)
  })

  it('computes nothing that a customer wrote', async () => {
    const card = await paidByCard()
    for (const name of ['=HYPERLINK(0)', '+1', '-1', '@SUM(A1)', '\tx']) {
      await world.force('quotes', card.quoteId, { customerName: name })
      const { number } = await world.quote(card.quoteId)
      const [line] = (await table(today)).filter(({ Quote }) => Quote === number)
      expect(line?.Customer).toBe(`'${name}`)
    }
  })

  it('is an administrator’s, of days that there are', async () => {
    const ask = async (query: object, role?: Actor['role']) => {
      const actor = role === undefined ? null : { ...boss, role }
      const outcome = await exportMoney({ ctx: world.contextFor(actor), query })
      return outcome.ok ? outcome.name : outcome.kind
    }
    const days = { from: '2026-11-01', to: '2026-11-30' }
    expect(await ask(days)).toBe('not_signed_in')
    for (const role of ['customer', 'staff', 'office'] as const) {
      expect(await ask(days, role)).toBe('forbidden')
    }
    expect(await ask(days, 'admin')).toBe('payments-2026-11-01-to-2026-11-30.csv')
    for (const query of [
      {},
      { from: '2026-11-30', to: '2026-11-01' },
      { from: '2026-02-30', to: '2026-03-01' },
      { from: '2025-01-01', to: '2026-11-30' },
    ]) {
      expect(await ask(query, 'admin')).toBe('export_range')
    }
  })
})

describe('the table of taxes', () => {
  it('has what was kept by place, its parts apart, and comes to the other table', async () => {
    const day = '2026-05-05'
    const paidAt = `${day}T18:00:00.000Z`
    const frisco = { projectAddress: '12345 Preston Rd, Frisco, TX 75034' }
    const business = { ...frisco, taxTreatment: { use: 'commercial', job: 'repair' } }
    for (const where of [frisco, frisco, business, { projectAddress: '1 Sample St, Dallas' }]) {
      const { quoteId, paymentId } = await paidByCard()
      await world.force('payments', paymentId, { paidAt })
      await world.force('quotes', quoteId, where)
    }
    const lines = await table(day, day, taxReport)
    expect(
      lines.map((line) => [
        line['ZIP code of the job'],
        line.Property,
        line.Job,
        line['Money kept'],
        line.Tax,
      ]),
    ).toEqual([
      ['No ZIP code', 'Not asked', 'Not asked', '1266.96', '96.56'],
      ['75034', 'Business', 'Repair or remodel', '1266.96', '96.56'],
      ['75034', 'Not asked', 'Not asked', '2533.92', '193.12'],
    ])
    const parts = [
      'Glass and hardware',
      'Installation',
      'Other lines',
      'Overhead and profit, less discounts',
      'Tax',
    ]
    for (const line of lines) {
      const sum = parts.reduce((all, part) => all + Number(line[part]), 0)
      expect(sum.toFixed(2)).toBe(line['Money kept'])
    }
    const [first] = lines
    const { docs } = await world.payload.find({
      collection: 'quotes',
      where: { projectAddress: { equals: '1 Sample St, Dallas' } },
      depth: 0,
      joins: false,
      overrideAccess: true,
    })
    const [quote] = docs
    expect(Number(first?.['Glass and hardware'])).toBeCloseTo(
      (quote?.calculatedGlassPrice ?? 0) + (quote?.totalHardwareCost ?? 0),
      2,
    )
    const kept = (await table(day)).reduce((all, { Gross }) => all + Number(Gross), 0)
    expect(kept.toFixed(2)).toBe(
      lines.reduce((all, line) => all + Number(line['Money kept']), 0).toFixed(2),
    )
  })

  it('counts no second charge, which goes back whole and is no sale', async () => {
    const day = '2026-05-06'
    const { paymentId } = await paidByCard()
    await world.force('payments', paymentId, {
      paidAt: `${day}T18:00:00.000Z`,
      isDuplicate: true,
    })
    const [line, ...others] = await table(day, day, taxReport)
    expect(others).toEqual([])
    expect([line?.['Money kept'], line?.Tax]).toEqual(['0.00', '0.00'])
  })
})
