import type { ShopSize } from './shop-sizes'

/** The ids that the first of the new rows are given. */
export type FirstIds = {
  customer: number
  user: number
  quote: number
  payment: number
  work: number
}

const span = `interval '1095 days'`

/** Of eight quotes in a row, what became of each, and of its money. */
const states = [
  'pending_payment',
  'deposit_paid',
  'payment_succeeded',
  'declined',
  'expired',
  'withdrawn',
  'draft',
  'payment_succeeded',
]
const moneyOfStates = [
  'unpaid',
  'deposit_paid',
  'fully_paid',
  'unpaid',
  'unpaid',
  'unpaid',
  'unpaid',
  'fully_paid',
]

type List = { count: number; rows: (from: number, to: number) => string }

/** Ids are given, so that what belongs together is told by its number. */
export function listsOf(size: ShopSize, ids: FirstIds, columns: Map<string, string[]>): List[] {
  const numbers = (from: number, to: number) => `generate_series(${from}, ${to}) as n`
  const customer = `(n % ${size.customers})`
  const owner =
    size.accounts > 0
      ? `case when ${customer} < ${size.accounts} then ${ids.user} + ${customer} end`
      : 'null'
  const age = `n * ${span} / ${size.quotes}`
  const total = '(400 + n % 5000 + 0.35)'
  const next = (table: string) => `nextval(pg_get_serial_sequence('${table}', 'id'))`
  /** Rows of a table that are like a model but for some columns; what comes after `m` joins its rows. */
  const like = (table: string, model: string, changed: Record<string, string>) => {
    const names = columns.get(table) ?? []
    const values = names.map((name) => changed[name] ?? `m."${name}"`)
    return `insert into ${table} ("${names.join('", "')}") select ${values.join(', ')} from ${model} m`
  }
  const one = (statuses: string[], of: string, type: string) =>
    `(array['${statuses.join("', '")}'])[1 + ${of} % ${statuses.length}]::${type}`
  return [
    {
      count: size.accounts,
      rows: (from, to) =>
        `${like('users', 'model_account', {
          id: `${ids.user} + n - 1`,
          email: `'customer-' || n || '@example.com'`,
          full_name: `'Customer ' || n`,
        })}, ${numbers(from, to)}`,
    },
    {
      count: size.customers,
      rows: (from, to) => `insert into customers
        (id, name, email, phone, phone_digits, status, source, user_id, created_at, updated_at)
        select ${ids.customer} + n - 1, 'Customer ' || n, 'customer-' || n || '@example.com',
          '(214) 555-' || lpad((n % 10000)::text, 4, '0'), '214555' || lpad((n % 10000)::text, 4, '0'),
          (array['lead', 'prospect', 'active_customer', 'past_customer'])[1 + n % 4]::enum_customers_status,
          'website_quote'::enum_customers_source,
          case when n <= ${size.accounts} then ${ids.user} + n - 1 end,
          now() - random() * ${span}, now()
        from ${numbers(from, to)}`,
    },
    {
      count: size.quotes,
      rows: (from, to) =>
        `${like('quotes', 'model', {
          id: `${ids.quote} + n - 1`,
          request_key: 'null',
          link_hash: 'null',
          user_id: owner,
          customer_id: `${ids.customer} + ${customer}`,
          customer_name: `'Customer ' || (1 + ${customer})`,
          customer_email: `'customer-' || (1 + ${customer}) || '@example.com'`,
          origin: one(['website', 'staff'], 'n', 'enum_quotes_origin'),
          status: one(states, 'n', 'enum_quotes_status'),
          payment_status: one(moneyOfStates, 'n', 'enum_quotes_payment_status'),
          total_cost: total,
          amount_paid: `case n % 8 when 1 then 100 when 2 then ${total} when 7 then ${total} else 0 end`,
          paid_at: `case when n % 8 in (2, 7) then now() - ${age} end`,
          created_at: `now() - ${age}`,
          updated_at: 'now()',
          valid_until: `now() + interval '20 days' - ${age}`,
        })}, ${numbers(from, to)}`,
    },
    {
      count: size.quotes,
      rows: (from, to) =>
        `${like('quote_revisions', 'model_revision', {
          id: next('quote_revisions'),
          quote_id: `${ids.quote} + n - 1`,
          total_cost: total,
          created_at: `now() - ${age}`,
          updated_at: 'now()',
        })}, ${numbers(from, to)}`,
    },
    {
      // two of eight quotes are paid: their numbers leave 2 and 7
      count: size.payments,
      rows: (
        from,
        to,
      ) => `insert into payments (id, quote_id, user_id, amount, currency, status, purpose,
          is_duplicate, is_held, stripe_session_id, stripe_payment_intent_id, paid_at, created_at, updated_at)
        select ${ids.payment} + n - 1, q.id, q.user_id, q.total_cost, 'usd',
          case when q.status in ('payment_succeeded', 'deposit_paid') then 'succeeded' else 'expired'
            end::enum_payments_status,
          'full', false, false, 'cs_test_grown_' || q.id, 'pi_grown_' || q.id,
          q.created_at + interval '1 day', q.created_at + interval '1 day', now()
        from ${numbers(from, to)} join quotes q on q.id = ${ids.quote} + ${quoteOfPayment(size)}`,
    },
    {
      count: size.accounts > 0 ? size.payments : 0,
      rows: (
        from,
        to,
      ) => `insert into stripe_events (event_id, type, payment_id, created_at, updated_at)
        select 'evt_grown_' || n, 'checkout.session.completed', ${ids.payment} + n - 1,
          now() - ${age}, now()
        from ${numbers(from, to)}`,
    },
    {
      count: size.inquiries,
      rows: (from, to) => `insert into inquiries
        (name, email, phone, message, kind, progress, created_at, updated_at)
        select 'Visitor ' || n, 'visitor-' || n || '@example.com', '(214) 555-0100', 'A pane is broken.',
          'contact', case when n % 400 = 0 then 'new' else 'answered' end::enum_inquiries_progress,
          now() - random() * ${span}, now()
        from ${numbers(from, to)}`,
    },
    {
      count: size.works,
      rows: (from, to) => `with work as (
          select n, m.id as model_id, ${ids.work} + n - 1 as id
          from ${numbers(from, to)}
          join model_works m on m.ordinal = n % (select count(*) from model_works)),
        rows as (${like('gallery_items', 'gallery_items', {
          id: 'w.id',
          slug: `'grown-' || w.n`,
          project_date: `now() - w.n * interval '6 hours'`,
        })} join work w on w.model_id = m.id returning id),
        words as (${like('gallery_items_locales', 'gallery_items_locales', {
          id: next('gallery_items_locales'),
          _parent_id: 'w.id',
          title: `m.title || ' ' || w.n`,
        })} join work w on w.model_id = m._parent_id)
        ${like('gallery_items_scale_panels', 'gallery_items_scale_panels', {
          id: `m.id || '-' || w.n`,
          _parent_id: 'w.id',
        })} join work w on w.model_id = m._parent_id`,
    },
  ]
}

/** Where not every quote has a payment, those of paid ones come first. */
function quoteOfPayment({ payments, quotes }: ShopSize): string {
  if (payments === quotes) return '(n - 1)'
  const paid = Math.floor(quotes / 8) * 2
  return `(case when n <= ${paid} then ((n - 1) / 2) * 8 + (array[1, 6])[1 + n % 2]
    else ((n - ${paid} - 1) / 6) * 8 + (array[0, 2, 3, 4, 5, 7])[1 + n % 6] end)`
}
