import { expect } from '@playwright/test'
import { sqlOfSite } from './database'
import { mailsTo } from './inbox'
import type { Checkout } from './payment-cases'
import { patience } from './payment-cases'

type State = { status: string; paid: number; payment: string; refunded: number; held: boolean }

export async function stateOf({ paymentId, quoteId }: Checkout): Promise<State> {
  const [row] = await sqlOfSite<State>(
    `select q.status, q.amount_paid::float as paid, p.status as payment,
       coalesce(p.refunded_amount, 0)::float as refunded, p.is_held as held
     from quotes q join payments p on p.id = $2 where q.id = $1`,
    [quoteId, paymentId],
  )
  if (row === undefined) throw new Error(`Quote ${quoteId} is gone.`)
  return row
}

export function paidOnce({ totalCost }: Checkout): State {
  return {
    status: 'payment_succeeded',
    paid: totalCost,
    payment: 'succeeded',
    refunded: 0,
    held: false,
  }
}

export async function untilPaid(checkout: Checkout): Promise<void> {
  await expect.poll(() => stateOf(checkout), patience).toEqual(paidOnce(checkout))
}

export const receiptsOf = async ({ email }: Checkout) =>
  (await mailsTo(email)).filter(({ subject }) => /receipt/i.test(subject)).length

/** The receipt is there, and no second one comes after it. */
export async function oneReceipt(checkout: Checkout): Promise<void> {
  await expect.poll(() => receiptsOf(checkout), patience).toBe(1)
  const work = `select id from payload_jobs where input ->> 'paymentId' = $1`
  await expect.poll(() => sqlOfSite(work, [String(checkout.paymentId)]), patience).toEqual([])
  await new Promise((done) => setTimeout(done, 5_000))
  expect(await receiptsOf(checkout)).toBe(1)
}

/** All that the books say, in figures. */
export async function books() {
  return sqlOfSite(
    `select (select count(*)::int from payments) as payments,
       (select coalesce(sum(amount_paid), 0)::float from quotes) as paid,
       (select coalesce(sum(refunded_amount), 0)::float from payments) as refunded`,
  )
}

/** What the books say of one quote, whatever became of it. */
export async function booksAgree(id: number): Promise<void> {
  const [money] = await sqlOfSite<{ said: number; paid: number; open: number }>(
    `select q.amount_paid::float as said,
       coalesce(sum(p.amount - coalesce(p.refunded_amount, 0))
         filter (where p.status in ('succeeded', 'partially_refunded', 'refunded')), 0)::float as paid,
       count(*) filter (where p.status in ('pending_checkout', 'processing'))::int as open
     from quotes q left join payments p on p.quote_id = q.id where q.id = $1 group by q.id`,
    [id],
  )
  expect(money?.said).toBe(money?.paid)
  expect(money?.open ?? 0).toBeLessThanOrEqual(1)
  const revisions = await sqlOfSite<{ number: number }>(
    'select number::int from quote_revisions where quote_id = $1 order by number',
    [id],
  )
  expect(revisions.map(({ number }) => number)).toEqual(revisions.map((_, index) => index + 1))
}
