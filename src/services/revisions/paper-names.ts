import type { Locale } from '@/config/locales'
import { nameToShow, officeNameOf } from '@/domain/pricing/office-name'
import type { NamedRow } from '@/domain/pricing/office-name'
import { isSameThickness, knownThicknesses } from '@/domain/pricing/thickness'
import type { PricingTables } from '@/domain/pricing/types'
import type { Said } from '@/domain/quote/paper'
import type { PricedPiece } from '@/domain/quote/price-office-draft'
import { isPricedService } from '@/domain/services-catalogue/services'
import { translatorOf } from '@/i18n/translator'
import type { PaperFacts } from './paper-facts'

export function inBoth(say: (locale: Locale) => string): Said {
  return { en: say('en'), es: say('es') }
}

export function serviceName(serviceType: string): Said {
  return inBoth((locale) =>
    translatorOf(
      locale,
      'serviceCatalogue.names',
    )(isPricedService(serviceType) ? serviceType : 'other'),
  )
}

type Rows = (tables: PricingTables) => readonly NamedRow[]

export function nameIn({ tables }: Pick<PaperFacts, 'tables'>, rows: Rows, row: NamedRow): Said {
  const kept = { id: row.id, name: officeNameOf(row) }
  return inBoth((locale) => nameToShow(rows(tables[locale]), kept))
}

export function glassOf({ basis, request }: PricedPiece, facts: PaperFacts): Said {
  const name = nameIn(facts, ({ glassTypes }) => glassTypes, basis.glassType)
  const known = knownThicknesses.find(({ mm }) => isSameThickness(mm, request.thicknessMm))
  const thickness = (locale: Locale) =>
    known
      ? translatorOf(locale, 'revision')('inches', { inches: known.inches })
      : `${request.thicknessMm} mm`
  // some shops write the thickness into the name of a glass
  const isNamed = (text: string) => known !== undefined && text.includes(known.inches)
  return inBoth((locale) =>
    isNamed(name[locale]) ? name[locale] : `${name[locale]}, ${thickness(locale)}`,
  )
}

export function finishOf({ basis }: PricedPiece, facts: PaperFacts): Said | null {
  if (basis.finish.key === 'standard_clear') return null
  return nameIn(facts, ({ finishes }) => finishes, basis.finish)
}
