import 'server-only'
import type { Payload, PayloadRequest } from 'payload'
import { slugs } from '@collections/slugs'
import { defaultLocale } from '@/config/locales'
import type { Locale } from '@/config/locales'
import { nameToShow, taxNameToShow } from '@/domain/pricing/office-name'
import type { NamedRow } from '@/domain/pricing/office-name'
import { rowsInLanguage } from '@/domain/pricing/rows-in-language'
import type { HardwareLine } from '@/domain/pricing/types'
import type { Quote } from '@/payload-types'
import { idOf, idOrNull } from '../payments/records'
import { namesOf } from './stored-quote'

type Args = { payload: Payload; locale: Locale; req?: Partial<PayloadRequest> }

/**
 * What a stored quote's glass and finish are called in a language. The quote itself keeps the
 * office's names, which are the answer where a row has been renamed since or has no translation.
 */
export async function catalogueNames({ payload, locale, req }: Args) {
  // In the office's own language a quote is shown under exactly the names that it kept.
  const [glassTypes, finishes] =
    locale === defaultLocale
      ? [[], []]
      : await Promise.all([
          namesIn({ payload, locale, ...within(req) }, slugs.glassTypes),
          namesIn({ payload, locale, ...within(req) }, slugs.glassFinishes),
        ])
  return (quote: Quote) => {
    const { glass, finish } = namesOf(quote)
    return {
      glassName:
        glass && nameToShow(glassTypes, { id: idOrNull(quote.glassType) ?? 0, name: glass }),
      finishName:
        finish && nameToShow(finishes, { id: idOrNull(quote.glassFinish) ?? 0, name: finish }),
    }
  }
}

/** The same for the hardware that a quote lists. */
export async function hardwareNames(args: Args) {
  const rows = args.locale === defaultLocale ? [] : await namesIn(args, slugs.hardware)
  return (line: Pick<HardwareLine, 'id' | 'name'>): string => nameToShow(rows, line)
}

/** The same for the tax of a quote's region. */
export async function taxName(args: Args, quote: Quote): Promise<string> {
  const kept = quote.taxType ?? ''
  if (args.locale === defaultLocale) return kept
  const regionId = idOf(quote.region)
  const { docs } = await args.payload.find({
    collection: slugs.taxRules,
    locale: 'all',
    where: { region: { equals: regionId } },
    select: { taxType: true },
    depth: 0,
    pagination: false,
    overrideAccess: true, // a quote keeps naming what is switched off
    ...within(args.req),
  })
  const rules = rowsInLanguage(docs, { reader: args.locale, office: defaultLocale })
  return taxNameToShow(
    (rules as { taxType: string; officeName?: string }[]).map((rule) => ({ ...rule, regionId })),
    regionId,
    kept,
  )
}

type Named = typeof slugs.glassTypes | typeof slugs.glassFinishes | typeof slugs.hardware

async function namesIn({ payload, locale, req }: Args, collection: Named): Promise<NamedRow[]> {
  const { docs } = await payload.find({
    collection,
    locale: 'all',
    select: { name: true },
    depth: 0,
    pagination: false,
    overrideAccess: true, // a quote keeps naming what is switched off
    ...within(req),
  })
  return rowsInLanguage(docs, { reader: locale, office: defaultLocale }) as NamedRow[]
}

function within(req: Partial<PayloadRequest> | undefined) {
  return req === undefined ? {} : { req }
}
