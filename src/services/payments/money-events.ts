import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { Payment, Quote } from '@/payload-types'

type MoneyEventKind =
  'payment' | 'void' | 'refund' | 'dispute_opened' | 'dispute_won' | 'dispute_lost'

/** Something that happened to money; amounts in major units. */
export type MoneyEvent = {
  kind: MoneyEventKind
  at: string
  reference: string
  quoteNumber: string
  customer: string
  method: Payment['method']
  purpose: Payment['purpose']
  isDuplicate: boolean
  /** What came; below zero where it is crossed out again. */
  gross: number
  /** What went back to the customer. */
  refunded: number
  currency: string
  /** Where the work is done. */
  address: string
  use: NonNullable<Quote['taxTreatment']>['use']
  job: NonNullable<Quote['taxTreatment']>['job']
  /** Of the revision that was paid. */
  tax: Quote['taxAmount']
  /** Glass and hardware. */
  materials: number
  /** Installation. */
  labor: Quote['calculatedInstallationFee']
  /** Lines that the office wrote by itself. */
  otherLines: Quote['otherLinesTotal']
  total: Quote['totalCost']
}

const figures = ['gross', 'refunded', 'tax', 'materials', 'labor', 'otherLines', 'total'] as const
type FigureName = (typeof figures)[number]

type Row = Omit<MoneyEvent, FigureName> & Record<FigureName, string>

/**
 * What happened to money from one instant to before another, oldest first. The events of a payment come
 * to what its row says: what went back without a date of its own counts on the day of the payment. Stripe
 * counts in whole seconds, so that a refund seems older than a payment of the same second.
 */
export async function moneyEvents(payload: Payload, from: Date, to: Date): Promise<MoneyEvent[]> {
  const { rows } = await payload.db.drizzle.execute<Row>(sql`
    with settled as (
      select p.*, coalesce((
        select sum(amount) from payments_refunds r where r._parent_id = p.id and r.state = 'succeeded'
      ), 0) as by_refunds
      from payments p
      where paid_at is not null
        and status in ('succeeded', 'partially_refunded', 'refunded', 'disputed', 'voided')
    ),
    events as (
      select id, 'payment' as kind, paid_at as at, amount as gross, 0 as refunded from settled
      union all
      select id, 'void', by_hand_voided_at, -amount, 0 from settled where status = 'voided'
      union all
      select p.id, 'refund', greatest(r.at, p.paid_at), 0, r.amount
      from settled p join payments_refunds r on r._parent_id = p.id and r.state = 'succeeded'
      union all
      select id, 'dispute_opened', greatest(disputed_at, paid_at), 0, 0 from settled where disputed_at is not null
      union all
      select id, 'dispute_' || dispute_outcome, dispute_closed_at, 0,
        case dispute_outcome when 'lost' then coalesce(refunded_amount, 0) - by_refunds else 0 end
      from settled where dispute_closed_at is not null
      union all
      select id, 'refund', paid_at, 0, coalesce(refunded_amount, 0) - by_refunds
      from settled
      where coalesce(refunded_amount, 0) <> by_refunds
        and not (dispute_outcome is not distinct from 'lost' and dispute_closed_at is not null)
    )
    select e.kind, e.at, p.reference, q.number as "quoteNumber", q.customer_name as customer, p.method,
      p.purpose, p.is_duplicate as "isDuplicate", e.gross, e.refunded, upper(p.currency) as currency,
      coalesce(q.project_address, '') as address, q.tax_treatment_use as use, q.tax_treatment_job as job,
      coalesce((paid ->> 'taxAmount')::numeric, q.tax_amount) as tax,
      coalesce((paid ->> 'calculatedGlassPrice')::numeric, q.calculated_glass_price)
        + coalesce((paid ->> 'totalHardwareCost')::numeric, q.total_hardware_cost) as materials,
      coalesce((paid ->> 'calculatedInstallationFee')::numeric, q.calculated_installation_fee) as labor,
      coalesce((paid ->> 'otherLinesTotal')::numeric, q.other_lines_total) as "otherLines",
      coalesce((paid ->> 'totalCost')::numeric, q.total_cost) as total
    from events e
    join payments p on p.id = e.id
    join quotes q on q.id = p.quote_id
    left join quote_revisions r
      on r.quote_id = q.id and r.number = p.revision and r.content -> 'columns' ? 'taxAmount'
    left join lateral (select r.content -> 'columns' as paid) c on true
    where e.at >= ${from.toISOString()} and e.at < ${to.toISOString()}
    order by e.at, e.id, e.kind <> 'payment', e.kind`)
  return rows.map((row) => ({
    ...row,
    at: new Date(row.at).toISOString(),
    ...(Object.fromEntries(figures.map((name) => [name, Number(row[name])])) as Record<
      FigureName,
      number
    >),
  }))
}
