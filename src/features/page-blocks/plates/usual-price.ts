import { getTranslations } from 'next-intl/server'
import { priceOpening } from '@/domain/glass-rules/price-opening'
import { insideSentence } from '@/domain/text/inside-sentence'
import { siteFormatter } from '@/i18n/site-formatter'
import type { GlassOffer } from './chosen-glass'
import type { PlateContext } from './plate-page'
import type { RailOffer } from './rail-offer'
import { thicknessesOf } from './thicknesses-of'

type Offer = Extract<RailOffer, { kind: 'priced' }>

/** What the usual size costs, and what was assumed for it; no figure where the list has no price. */
export async function usualPrice(
  { locale, tables }: Pick<PlateContext, 'locale' | 'tables'>,
  { work, size, hasThickness }: Offer,
): Promise<GlassOffer> {
  const t = await getTranslations({ locale, namespace: 'plates.rail' })
  const price = priceOpening(work, size, tables)
  if (price.kind !== 'figure') {
    const nothing = { figure: null, approval: null, request: null, glassMm: null, thicknesses: [] }
    return { work, note: t('noFigureNote'), ...nothing }
  }
  const { inches, glass, finish } = price.assumed
  const tax = price.hasTax ? 'yes' : 'no'
  return {
    work,
    request: price.request,
    approval: price.approval,
    glassMm: price.request.thicknessMm,
    thicknesses: hasThickness ? thicknessesOf(work, tables) : [],
    figure: siteFormatter(locale).number(price.total, {
      style: 'currency',
      currency: price.currencyCode,
    }),
    note:
      inches === null
        ? t('assumedGlass', { glass, tax })
        : t('assumedShower', { inches, finish: insideSentence(finish), tax }),
  }
}
