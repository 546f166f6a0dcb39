import 'server-only'
import { isAdmin } from '@collections/access/roles'
import { databaseOf, lockKey } from '@collections/database/lock-key'
import { slugs } from '@collections/slugs'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest, RequiredDataFromCollectionSlug } from 'payload'
import { shopDayOf } from '@/domain/job/shop-time'
import { phoneKey, readCustomerRow } from '@/domain/customer/read-customer-row'
import type { ImportedCustomer, Options, RowProblem } from '@/domain/customer/read-customer-row'
import { timeZone } from '@/i18n/time-zone'
import type { ServiceContext } from '../context'
import { withTransaction } from '../database/transaction'
import { readCustomersCsv } from './read-customers-csv'
import type { CsvRow } from './read-customers-csv'

export type Duplicate = {
  line: number
  name: string
  by: 'email' | 'phone'
  /** A customer that is there already, or an earlier line of the same file. */
  of: { customerId: number; name: string } | { line: number }
}

export type ImportReport = {
  /** How many are new, or were written. */
  ready: number
  refused: { line: number; name: string; problems: RowProblem[] }[]
  duplicates: Duplicate[]
  /** Headings of columns that were not taken. */
  ignored: string[]
  isWritten: boolean
}

export type ImportOutcome =
  | { ok: true; report: ImportReport }
  | { ok: false; kind: 'not_signed_in' | 'forbidden' }
  | { ok: false; kind: 'no_columns' | 'too_many' }
  | { ok: false; kind: 'broken'; line: number }

type Args = { ctx: ServiceContext; csv: string; write: boolean }

type Ready = { line: number; customer: ImportedCustomer }

/**
 * Takes customers from a table. First it says what would happen, and writes nothing; told to write, it reads
 * the same table again and writes what is new at once and whole. Nobody who is there already is changed.
 */
export async function importCustomers({ ctx, csv, write }: Args): Promise<ImportOutcome> {
  if (ctx.actor === null) return { ok: false, kind: 'not_signed_in' }
  if (!isAdmin(ctx.actor)) return { ok: false, kind: 'forbidden' }
  const table = readCustomersCsv(csv)
  if (!table.ok) return table
  const { sound, refused } = judged(table.rows, optionsOf(ctx))
  return withTransaction(ctx.payload, async (req) => {
    await lockKey(req, 'customers:import')
    const { fresh, duplicates } = await sifted(req, sound)
    if (write) for (const { customer } of fresh) await create(ctx, req, customer)
    return {
      ok: true,
      report: {
        ready: fresh.length,
        refused,
        duplicates,
        ignored: table.ignored,
        isWritten: write,
      },
    }
  })
}

function judged(rows: CsvRow[], options: Options) {
  const sound: Ready[] = []
  const refused: ImportReport['refused'] = []
  for (const { line, cells } of rows) {
    const row = readCustomerRow(cells, options)
    if (row.ok) sound.push({ line, customer: row.customer })
    else
      refused.push({ line, name: (cells.name ?? '').trim().slice(0, 80), problems: row.problems })
  }
  return { sound, refused }
}

/** Whoever is there already, or came on an earlier line, by address or number in any spelling. */
async function sifted(req: PayloadRequest, rows: Ready[]) {
  const known = await knownCustomers(req)
  const fresh: Ready[] = []
  const duplicates: Duplicate[] = []
  for (const row of rows) {
    const { line, customer } = row
    const keys = keysOf(customer)
    const twin = keys.find(({ key }) => known.has(key))
    const of = twin && known.get(twin.key)
    if (twin && of) duplicates.push({ line, name: customer.name, by: twin.by, of })
    else fresh.push(row)
    for (const { key } of keys) if (!known.has(key)) known.set(key, { line })
  }
  return { fresh, duplicates }
}

type Keyed = Pick<ImportedCustomer, 'email' | 'phone'>

function keysOf({ email, phone }: Keyed): { by: Duplicate['by']; key: string }[] {
  const digits = phone === null ? null : phoneKey(phone)
  return [
    ...(email === null ? [] : [{ by: 'email' as const, key: email.trim().toLowerCase() }]),
    ...(digits === null ? [] : [{ by: 'phone' as const, key: digits }]),
  ]
}

type Row = { id: number; name: string; email: string | null; phone: string | null }

/** Of all, since a number is compared without its spelling; a few columns of some ten thousand rows. */
async function knownCustomers(req: PayloadRequest): Promise<Map<string, Duplicate['of']>> {
  const { rows = [] } = await databaseOf(req).execute(
    sql`select id, name, email, phone from customers order by id`,
  )
  const known = new Map<string, Duplicate['of']>()
  for (const { id, name, email, phone } of rows as Row[]) {
    for (const { key } of keysOf({ email, phone })) {
      if (!known.has(key)) known.set(key, { customerId: id, name })
    }
  }
  return known
}

async function create(
  { actor, now, payload }: ServiceContext,
  req: PayloadRequest,
  { status, source, tags, ...rest }: ImportedCustomer,
): Promise<void> {
  const data = {
    ...rest,
    ...(status === null ? {} : { status }),
    ...(source === null ? {} : { source }),
    // by it the list finds what came together
    tags: [...tags, `Imported ${shopDayOf(now(), timeZone)}`],
  } as RequiredDataFromCollectionSlug<'customers'> // the options were read from the collection
  await payload.create({
    collection: slugs.customers,
    data,
    depth: 0,
    user: actor === null ? null : { ...actor, collection: slugs.users },
    overrideAccess: false,
    req,
  })
}

/** What a cell may say for each option of the collection: its label or its value. */
function optionsOf({ payload }: ServiceContext): Options {
  const { flattenedFields } = payload.collections[slugs.customers].config
  const of = (name: string) => {
    const field = flattenedFields.find((one) => one.name === name)
    const options = field?.type === 'select' ? field.options : []
    return new Map(
      options.flatMap((option) =>
        typeof option === 'string'
          ? [[option, option] as const]
          : [
              [option.value, option.value] as const,
              [String(option.label).toLowerCase(), option.value] as const,
            ],
      ),
    )
  }
  return { status: of('status'), source: of('source') }
}
