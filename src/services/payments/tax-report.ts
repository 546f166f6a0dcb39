import 'server-only'
import { isAdmin } from '@collections/access/roles'
import { defaultLocale } from '@/config/locales'
import { minorToMajor } from '@/domain/money/money'
import { translatorOf } from '@/i18n/translator'
import type { ServiceContext } from '../context'
import { noteExport } from '../exports/export-notes'
import { daysAsked } from './days-asked'
import type { ExportOutcome } from './export-money'
import { moneyEvents } from './money-events'
import { inFigures, tableForSpreadsheet } from './table-for-spreadsheet'
import { partNames, taxLines } from './tax-lines'
import type { TaxLine } from './tax-lines'

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
  return { ok: true, name: `taxes-${days.name}.csv`, csv: tableOf(taxLines(events)) }
}

function tableOf(lines: TaxLine[]): string {
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
