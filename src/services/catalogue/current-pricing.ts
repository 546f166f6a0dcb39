import 'server-only'
import { databaseOf } from '@collections/database/lock-key'
import { readPricingRows } from '@collections/pricing/read-pricing-rows'
import { tablesInLanguage } from '@collections/pricing/read-pricing-tables'
import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { defaultLocale, locales } from '@/config/locales'
import type { Locale } from '@/config/locales'
import type { PricingTables } from '@/domain/pricing/types'
import type { ServiceContext } from '../context'
import { sharedRead } from './shared-read'

/** What prices are made from, and which state of the database that is. */
export type Pricing = { version: string; tables: Record<Locale, PricingTables> }

type Held = { version: string; pricing: Promise<Pricing> }
type Store = { readVersion: () => Promise<string>; held: Held | null }

const stores = new WeakMap<Payload, Store>()

/**
 * The pricing tables as they are now, in every language; prices are made in the office's. They stand in
 * this process's memory and are read anew once the database says that somebody, by whatever way, has
 * changed them: triggers write `pricing_version` in the transaction that changes a row. The version is
 * read before the rows, so what is held is never older than its version.
 */
export async function currentPricing({
  payload,
}: Pick<ServiceContext, 'payload'>): Promise<Pricing> {
  const store = storeOf(payload)
  const version = await store.readVersion()
  if (store.held?.version === version) return store.held.pricing
  const held = { version, pricing: readPricing(payload, version) }
  store.held = held
  held.pricing.catch(() => {
    if (store.held === held) store.held = null
  })
  return held.pricing
}

/** The same in the office's language, which is the one that quotes keep. */
export async function pricingForOffice(
  ctx: Pick<ServiceContext, 'payload'>,
): Promise<{ version: string; tables: PricingTables }> {
  const { version, tables } = await currentPricing(ctx)
  return { version, tables: tables[defaultLocale] }
}

/** Whether `version` is still that of the database, as the transaction of `req` sees it. */
export async function isCurrentPricing(req: PayloadRequest, version: string): Promise<boolean> {
  const { rows } = await databaseOf(req).execute(sql`select version from pricing_version`)
  const [row] = (rows ?? []) as { version: string }[]
  return row?.version === version
}

function storeOf(payload: Payload): Store {
  const known = stores.get(payload)
  if (known !== undefined) return known
  const made = { readVersion: sharedRead(() => readVersion(payload)), held: null }
  stores.set(payload, made)
  return made
}

async function readVersion(payload: Payload): Promise<string> {
  const { rows } = await payload.db.pool.query<{ version: string }>({
    name: 'pricing-version',
    text: 'select version from pricing_version',
  })
  if (rows[0] === undefined) throw new Error('The pricing tables have no version.')
  return rows[0].version
}

async function readPricing(payload: Payload, version: string): Promise<Pricing> {
  const rows = await readPricingRows(payload)
  const tables = locales.map((locale) => [locale, tablesInLanguage(rows, locale)])
  return freeze({ version, tables: Object.fromEntries(tables) as Pricing['tables'] })
}

/** Everybody is handed the same tables: whoever writes into them fails. */
function freeze<Value extends object>(value: Value): Value {
  for (const part of Object.values(value)) {
    if (typeof part === 'object' && part !== null) freeze(part as object)
  }
  return Object.freeze(value)
}
