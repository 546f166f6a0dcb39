import pg from 'pg'

/** A shop after years of work. */
export const grown = { customers: 20_000, quotes: 50_000, payments: 30_000, inquiries: 20_000 }

/**
 * Fills the database of a site that has the sample company with rows like the ones that it has: quotes over
 * three years in every state, each of a customer; payments of the paid ones; inquiries.
 */
export async function growShop(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
    await client.query('analyze')
  } finally {
    await client.end()
  }
}

const years = `interval '1095 days'`

const statements = [
  `insert into customers (name, email, phone, phone_digits, status, source, created_at, updated_at)
   select 'Customer ' || n, 'customer-' || n || '@example.com',
     '(214) 555-' || lpad((n % 10000)::text, 4, '0'), '214555' || lpad((n % 10000)::text, 4, '0'),
     (array['lead', 'prospect', 'active_customer', 'past_customer'])[1 + n % 4]::enum_customers_status,
     'website_quote'::enum_customers_source, now() - random() * ${years}, now()
   from generate_series(1, ${grown.customers}) as n`,
  `create temp table model as select * from quotes order by id limit 1`,
  `insert into quotes select (jsonb_populate_record(m, jsonb_build_object(
     'id', nextval(pg_get_serial_sequence('quotes', 'id')), 'request_key', null,
     'customer_id', (select min(id) from customers where name = 'Customer 1') + n % ${grown.customers},
     'customer_name', 'Customer ' || (1 + n % ${grown.customers}),
     'customer_email', 'customer-' || (1 + n % ${grown.customers}) || '@example.com',
     'user_id', null, 'origin', (array['website', 'staff'])[1 + n % 2],
     'status', (array['pending_payment', 'deposit_paid', 'payment_succeeded', 'declined', 'expired',
       'withdrawn', 'draft', 'payment_succeeded'])[1 + n % 8],
     'total_cost', 400 + n % 5000 + 0.35, 'amount_paid', 0,
     'created_at', now() - n * ${years} / ${grown.quotes}, 'updated_at', now(),
     'valid_until', now() + interval '20 days' - n * ${years} / ${grown.quotes}))).*
   from model m, generate_series(1, ${grown.quotes}) as n`,
  `insert into payments (quote_id, amount, currency, status, purpose, paid_at, created_at, updated_at)
   select id, total_cost, 'usd', 'succeeded', 'full', created_at + interval '1 day',
     created_at + interval '1 day', now()
   from quotes order by status = 'payment_succeeded' desc, id limit ${grown.payments}`,
  `update quotes q set amount_paid = p.amount, paid_at = p.paid_at
   from payments p where p.quote_id = q.id and q.status = 'payment_succeeded'`,
  `insert into inquiries (name, email, phone, message, kind, progress, created_at, updated_at)
   select 'Visitor ' || n, 'visitor-' || n || '@example.com', '(214) 555-0100', 'A pane is broken.',
     'contact', case when n % 400 = 0 then 'new' else 'answered' end::enum_inquiries_progress,
     now() - random() * ${years}, now()
   from generate_series(1, ${grown.inquiries}) as n`,
]
