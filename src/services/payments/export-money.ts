import 'server-only'
import { isAdmin } from '@collections/access/roles'
import { stringify } from 'csv-stringify/sync'
import { z } from 'zod'
import { defaultLocale } from '@/config/locales'
import { daysAfter, instantOf, shopDayOf } from '@/domain/job/shop-time'
import { minorDigits } from '@/domain/money/currency'
import { majorToMinor, minorToMajor } from '@/domain/money/money'
import { taxShareMinor } from '@/domain/payment/tax-share'
import { timeZone } from '@/i18n/time-zone'
import { translatorOf } from '@/i18n/translator'
import type { ServiceContext } from '../context'
import { moneyEvents } from './money-events'
import type { MoneyEvent } from './money-events'

const day = z.string().refine((text) => startOf(text) !== null)
/** The first and the last day, where the shop is. */
const range = z
  .object({ from: day, to: day })
  .refine(({ from, to }) => from <= to && to < daysAfter(from, mostDays))

const mostDays = 367

export type ExportOutcome =
  | { ok: true; name: string; csv: string }
  | { ok: false; kind: 'not_signed_in' | 'forbidden' | 'export_range' }

type Args = { ctx: ServiceContext; query: unknown }

/** The bookkeeper's table: a line for everything that happened to money on some days. */
export async function exportMoney({ ctx, query }: Args): Promise<ExportOutcome> {
  const { actor, payload } = ctx
  if (actor === null) return { ok: false, kind: 'not_signed_in' }
  if (!isAdmin(actor)) return { ok: false, kind: 'forbidden' }
  const read = range.safeParse(query)
  if (!read.success) return { ok: false, kind: 'export_range' }
  const { from, to } = read.data
  const begin = startOf(from)
  const end = startOf(daysAfter(to, 1))
  if (begin === null || end === null) return { ok: false, kind: 'export_range' }
  const events = await moneyEvents(payload, begin, end)
  return { ok: true, name: `payments-${from}-to-${to}.csv`, csv: tableOf(events) }
}

function startOf(text: string): Date | null {
  return instantOf(`${text}T00:00`, timeZone)
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
  return stringify([columns.map((column) => t(`columns.${column}`)), ...lines], {
    // Excel takes the text for UTF-8 by it.
    bom: true,
    // What a customer calls himself must not be computed.
    escape_formulas: true,
    record_delimiter: 'windows',
    cast: { object: ({ text }) => ({ value: String(text), escape_formulas: false }) },
  })
}

/** An amount in digits alone, which a spreadsheet adds up, below zero too. */
type Figure = { text: string }

function inFigures(amount: number, currency: string): Figure {
  return { text: amount.toFixed(minorDigits(currency)) }
}

function taxOf({ gross, refunded, tax, total, currency, isDuplicate }: MoneyEvent): number {
  // It goes back whole, and is no sale.
  if (isDuplicate) return 0
  const inMinor = (major: number) => majorToMinor(major, currency) ?? 0
  const share = taxShareMinor(inMinor(gross) - inMinor(refunded), {
    taxMinor: inMinor(tax),
    totalMinor: inMinor(total),
  })
  return minorToMajor(share, currency)
}
