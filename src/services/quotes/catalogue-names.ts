import type { Payload } from 'payload'
import { slugs } from '@collections/slugs'
import { defaultLocale } from '@/config/locales'
import type { Locale } from '@/config/locales'
import { nameToShow } from '@/domain/pricing/office-name'
import type { NamedRow } from '@/domain/pricing/office-name'
import { rowsInLanguage } from '@/domain/pricing/rows-in-language'
import type { Quote } from '@/payload-types'
import { namesOf } from './stored-quote'

type Args = { payload: Payload; locale: Locale }

/**
 * What a stored quote's glass and finish are called in a language. The quote itself keeps the
 * office's names, which are the answer where a row has been renamed since or has no translation.
 */
export async function catalogueNames({ payload, locale }: Args) {
  // In the office's own language a quote is shown under exactly the names that it kept.
  const [glassTypes, finishes] =
    locale === defaultLocale
      ? [[], []]
      : await Promise.all([
          namesIn({ payload, locale }, slugs.glassTypes),
          namesIn({ payload, locale }, slugs.glassFinishes),
        ])
  return (quote: Quote) => {
    const { glass, finish } = namesOf(quote)
    return {
      glassName: glass && nameToShow(glassTypes, { id: idOf(quote.glassType), name: glass }),
      finishName: finish && nameToShow(finishes, { id: idOf(quote.glassFinish), name: finish }),
    }
  }
}

async function namesIn(
  { payload, locale }: Args,
  collection: typeof slugs.glassTypes | typeof slugs.glassFinishes,
): Promise<NamedRow[]> {
  const { docs } = await payload.find({
    collection,
    locale: 'all',
    select: { name: true },
    depth: 0,
    pagination: false,
    overrideAccess: true, // a quote keeps naming what is switched off
  })
  return rowsInLanguage(docs, { reader: locale, office: defaultLocale }) as NamedRow[]
}

function idOf(relation: number | { id: number }): number {
  return typeof relation === 'number' ? relation : relation.id
}
