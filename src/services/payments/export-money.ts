import 'server-only'
import { isAdmin } from '@collections/access/roles'
import { defaultLocale } from '@/config/locales'
import { shopDayOf } from '@/domain/job/shop-time'
import { majorToMinor, minorToMajor } from '@/domain/money/money'
import { shareOfTotalMinor } from '@/domain/payment/share-of-total'
import { timeZone } from '@/i18n/time-zone'
import { translatorOf } from '@/i18n/translator'
import type { ServiceContext } from '../context'
import { noteExport } from '../exports/export-notes'
import { daysAsked } from './days-asked'
import { moneyEvents } from './money-events'
import type { MoneyEvent } from './money-events'
import { inFigures, tableForSpreadsheet } from './table-for-spreadsheet'

export type ExportOutcome =
  | { ok: true; name: string; csv: string }
  | { ok: false; kind: 'not_signed_in' | 'forbidden' | 'export_range' }

type Args = { ctx: ServiceContext; query: unknown }

/** The bookkeeper's table: a line for everything that happened to money on some days. */
export async function exportMoney({ ctx, query }: Args): Promise<ExportOutcome> {
  const { actor, payload } = ctx
  if (actor === null) return { ok: false, kind: 'not_signed_in' }
  if (!isAdmin(actor)) return { ok: false, kind: 'forbidden' }
  const days = daysAsked(query)
  if (days === null) return { ok: false, kind: 'export_range' }
  const events = await moneyEvents(payload, days.begin, days.end)
  await noteExport(ctx, 'money-table', days.name)
  return { ok: true, name: `payments-${days.name}.csv`, csv: tableOf(events) }
}

const columns = [
  'date',
  'event',
  'payment',
  'quote',
  'customer',
  'method',
  'purpose',
  'gross',
  'tax',
  'refunded',
  'currency',
] as const

function tableOf(events: MoneyEvent[]): string {
  const t = translatorOf(defaultLocale, 'office.export')
  const lines = events.map((event) => [
    shopDayOf(new Date(event.at), timeZone),
    t(`events.${event.kind}`),
    event.reference,
    event.quoteNumber,
    event.customer,
    t(`methods.${event.method}`),
    t(`purposes.${event.isDuplicate ? 'duplicate' : event.purpose}`),
    inFigures(event.gross, event.currency),
    inFigures(taxOf(event), event.currency),
    inFigures(event.refunded, event.currency),
    event.currency,
  ])
  return tableForSpreadsheet([columns.map((column) => t(`columns.${column}`)), ...lines])
}

function taxOf({ gross, refunded, tax, total, currency, isDuplicate }: MoneyEvent): number {
  // It goes back whole, and is no sale.
  if (isDuplicate) return 0
  const inMinor = (major: number) => majorToMinor(major, currency) ?? 0
  const share = shareOfTotalMinor(inMinor(gross) - inMinor(refunded), {
    partMinor: inMinor(tax),
    totalMinor: inMinor(total),
  })
  return minorToMajor(share, currency)
}
