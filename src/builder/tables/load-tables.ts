import { callApi, refusalIn } from '@/client/api'
import type { Locale } from '@/config/locales'
import { pricingTablesShape } from '@/domain/pricing/tables-shape'
import type { PricingTables } from '@/domain/pricing/types'

export type LoadedTables =
  { ok: true; tables: PricingTables } | { ok: false; message: string | null }

/** Fetches all that prices are made from, its names in the reader's language. */
export async function loadTables(locale: Locale): Promise<LoadedTables> {
  const answer = await callApi('GET', `/api/quotes/tables?locale=${locale}`)
  if (!answer.ok) return { ok: false, message: refusalIn(answer) }
  const read = pricingTablesShape.safeParse(answer.body)
  return read.success ? { ok: true, tables: read.data } : { ok: false, message: null }
}
