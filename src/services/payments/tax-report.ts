import 'server-only'
import { isAdmin } from '@collections/access/roles'
import { defaultLocale } from '@/config/locales'
import { majorToMinor, minorToMajor } from '@/domain/money/money'
import { partsOfMoney } from '@/domain/payment/parts-of-money'
import type { MoneyParts } from '@/domain/payment/parts-of-money'
import { placeOfAddress } from '@/domain/payment/place-of-address'
import { translatorOf } from '@/i18n/translator'
import type { ServiceContext } from '../context'
import { noteExport } from '../exports/export-notes'
import { daysAsked } from './days-asked'
import type { ExportOutcome } from './export-money'
import { moneyEvents } from './money-events'
import type { MoneyEvent } from './money-events'
import { inFigures, tableForSpreadsheet } from './table-for-spreadsheet'

type Args = { ctx: ServiceContext; query: unknown }

/** What the shop kept of the money of some days, by place and by what decides over tax. */
export async function taxReport({ ctx, query }: Args): Promise<ExportOutcome> {
  const { actor, payload } = ctx
  if (actor === null) return { ok: false, kind: 'not_signed_in' }
  if (!isAdmin(actor)) return { ok: false, kind: 'forbidden' }
  const days = daysAsked(query)
  if (days === null) return { ok: false, kind: 'export_range' }
  const events = await moneyEvents(payload, days.begin, days.end)
  await noteExport(ctx, 'tax-table', days.name)
  return { ok: true, name: `taxes-${days.name}.csv`, csv: tableOf(linesOf(events)) }
}

type Line = Pick<MoneyEvent, 'use' | 'job' | 'currency'> & { place: string; parts: MoneyParts }

const partNames = ['net', 'materials', 'labor', 'otherLines', 'overhead', 'tax'] as const

/** One for each place, property, job and currency, by place. */
function linesOf(events: MoneyEvent[]): Line[] {
  const lines = new Map<string, Line>()
  for (const event of events) {
    const { use, job, currency } = event
    const place = placeOfAddress(event.address)
    const key = JSON.stringify([place, use, job, currency])
    const line = lines.get(key) ?? { place, use, job, currency, parts: nothing }
    const parts = partsOf(event)
    const sums = partNames.map((name) => [name, line.parts[name] + parts[name]])
    lines.set(key, { ...line, parts: Object.fromEntries(sums) as MoneyParts })
  }
  return [...lines.entries()]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([, line]) => line)
}

const nothing: MoneyParts = { net: 0, materials: 0, labor: 0, otherLines: 0, overhead: 0, tax: 0 }

function partsOf(event: MoneyEvent): MoneyParts {
  // it goes back whole, and is no sale
  if (event.isDuplicate) return nothing
  const minor = (major: number) => majorToMinor(major, event.currency) ?? 0
  return partsOfMoney(minor(event.gross) - minor(event.refunded), {
    materials: minor(event.materials),
    labor: minor(event.labor),
    otherLines: minor(event.otherLines),
    tax: minor(event.tax),
    total: minor(event.total),
  })
}

function tableOf(lines: Line[]): string {
  const t = translatorOf(defaultLocale, 'office.taxReport')
  const head = ['place', 'use', 'job', ...partNames, 'currency'] as const
  return tableForSpreadsheet([
    head.map((column) => t(`columns.${column}`)),
    ...lines.map(({ place, use, job, currency, parts }) => [
      place || t('noPlace'),
      use ? t(`uses.${use}`) : t('notAsked'),
      job ? t(`jobs.${job}`) : t('notAsked'),
      ...partNames.map((name) => inFigures(minorToMajor(parts[name], currency), currency)),
      currency,
    ]),
  ])
}
