import 'server-only'
import { worksHere } from '@collections/access/roles'
import { slugs } from '@collections/slugs'
import type { Payload } from 'payload'
import { defaultLocale } from '@/config/locales'
import { stalePrices } from '@/domain/glass-rules/stale-prices'
import type { DatedPrice } from '@/domain/glass-rules/stale-prices'
import { sayVerdict } from '@/domain/glass-rules/say-verdict'
import type { SaidVerdict } from '@/domain/glass-rules/say-verdict'
import type { VerdictLevel } from '@/domain/glass-rules/rule-names'
import { readRequest } from '@/domain/pricing/read-request'
import { glassRulesFromRows } from '@/domain/pricing/tables-from-rows'
import type { OfficeDraft } from '@/domain/quote/office-draft'
import type { ServiceContext } from '../context'

/** What those who work here are told of a price list; visitors never. */
export type StaffVerdict = SaidVerdict & {
  rule: 'pricebook-stale'
  level: VerdictLevel
  prices: DatedPrice[]
}

type Ctx = Pick<ServiceContext, 'payload' | 'actor' | 'now'>

const rule = 'pricebook-stale'
const tables = [slugs.glassTypes, slugs.glassFinishes, slugs.hardware] as const

/** The prices of the list that nobody has saved for longer than the shop allows; null where none is. */
export async function oldPrices(
  { payload, actor, now }: Ctx,
  isAsked: (price: DatedPrice) => boolean = () => true,
): Promise<StaffVerdict | null> {
  if (!worksHere(actor)) return null
  const { docs } = await payload.find({
    collection: slugs.glassRules,
    where: { rule: { equals: rule } },
    locale: defaultLocale,
    depth: 0,
    pagination: false,
    overrideAccess: true, // whoever asks works here
  })
  const glassRules = glassRulesFromRows(docs)
  const [row] = glassRules
  if (!row) return null
  const dated = (await Promise.all(tables.map((table) => datedPrices(payload, table)))).flat()
  const found = stalePrices(dated.filter(isAsked), row, now())
  if (!found) return null
  const said = sayVerdict({ rule, figures: found.figures }, { glassRules })
  return { ...said, rule, level: row.level, prices: found.prices }
}

/** The same of the rows that a quote of the office names, as a list with its one verdict, or none. */
export async function staffVerdictsOf(
  ctx: Ctx,
  { lines }: Pick<OfficeDraft, 'lines'>,
): Promise<StaffVerdict[]> {
  const named = new Set(lines.flatMap(rowsOf))
  const verdict = await oldPrices(ctx, ({ table, id }) => named.has(`${table}/${id}`))
  return verdict ? [verdict] : []
}

function rowsOf(line: OfficeDraft['lines'][number]): string[] {
  if (line.kind === 'free') return []
  if (line.kind === 'extra') return [`${slugs.hardware}/${line.hardwareId}`]
  const read = readRequest(line.inputs)
  if (!read.ok) return []
  const { glassTypeId, finishId, hardware } = read.request
  return [
    `${slugs.glassTypes}/${glassTypeId}`,
    `${slugs.glassFinishes}/${finishId}`,
    ...hardware.map(({ id }) => `${slugs.hardware}/${id}`),
  ]
}

async function datedPrices(
  payload: Payload,
  table: (typeof tables)[number],
): Promise<DatedPrice[]> {
  const { docs } = await payload.find({
    collection: table,
    where: { active: { equals: true } },
    locale: defaultLocale,
    depth: 0,
    pagination: false,
    select: { name: true, updatedAt: true },
    overrideAccess: true, // whoever asks works here
  })
  return docs.map(({ id, name, updatedAt }) => ({ table, id, name, savedAt: updatedAt }))
}
