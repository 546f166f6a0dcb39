import pg from 'pg'
import { listsOf } from './grown-lists'
import type { FirstIds } from './grown-lists'
import type { ShopSize } from './shop-sizes'

/** Who signs in as the n-th customer, with the password of the sample customer. */
export const accountOf = (n: number) => ({
  email: `customer-${n}@example.com`,
  password: 'sample-customer',
})

/** Rows that one statement makes. */
const atOnce = 50_000

/**
 * Fills the database of a site that has the sample company with rows like the ones that it has: quotes over
 * three years in every state, each of a customer and with its revision; payments with the events that
 * settled them; inquiries; works of the gallery.
 */
export async function growShop(databaseUrl: string, size: ShopSize): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    for (const statement of before) await client.query(statement)
    const ids = await firstIds(client)
    const columns = await columnsOf(client)
    for (const { count, rows } of listsOf(size, ids, columns)) {
      for (let from = 1; from <= count; from += atOnce) {
        await client.query(rows(from, Math.min(count, from + atOnce - 1)))
      }
      // what refers to these rows is to find them by their index
      await client.query('analyze')
    }
    for (const statement of after) await client.query(statement)
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}

async function firstIds(client: pg.Client): Promise<FirstIds> {
  const next = async (table: string) => {
    const { rows } = await client.query<{ id: string }>(
      `select nextval(pg_get_serial_sequence('${table}', 'id')) as id`,
    )
    return Number(rows[0]?.id) + 1
  }
  return {
    customer: await next('customers'),
    user: await next('users'),
    quote: await next('quotes'),
    payment: await next('payments'),
    work: await next('gallery_items'),
  }
}

/** The names of the columns of each table, in their order. */
async function columnsOf(client: pg.Client): Promise<Map<string, string[]>> {
  const { rows } = await client.query<{ table: string; columns: string[] }>(
    `select table_name as table, array_agg(column_name::text order by ordinal_position) as columns
     from information_schema.columns where table_schema = 'public' group by 1`,
  )
  return new Map(rows.map(({ table, columns }) => [table, columns]))
}

const before = [
  // set right for each customer once, at the end
  `alter table quotes disable trigger quotes_customer_state`,
  `create temp table model as select * from quotes order by id limit 1`,
  `create temp table model_revision as select * from quote_revisions order by id limit 1`,
  `create temp table model_account as select * from users where email = 'avery@example.com'`,
  `create temp table model_works as select *, row_number() over (order by id) - 1 as ordinal
     from gallery_items where slug is not null`,
]

/** Their rows were given ids. */
const numbered = ['users', 'customers', 'quotes', 'payments', 'gallery_items']

const after = [
  ...numbered.map(
    (table) =>
      `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`,
  ),
  `alter table quotes enable trigger quotes_customer_state`,
  `update customers set state = state_of_customer(customers)
     where state is distinct from state_of_customer(customers)`,
]
