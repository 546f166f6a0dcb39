import { getTranslations } from 'next-intl/server'
import { priceOpening } from '@/domain/glass-rules/price-opening'
import { siteFormatter } from '@/i18n/site-formatter'
import type { GlassOffer } from './chosen-glass'
import type { PlateContext } from './plate-page'
import type { RailOffer } from './rail-offer'

type Offer = Extract<RailOffer, { kind: 'priced' }>

type UsualPrice = GlassOffer & { glassMm: number | null }

/** What the usual size costs, and what was assumed for it; no figure where the list has no price. */
export async function usualPrice(
  { locale, tables }: Pick<PlateContext, 'locale' | 'tables'>,
  { work, size }: Offer,
): Promise<UsualPrice> {
  const t = await getTranslations({ locale, namespace: 'plates.rail' })
  const price = priceOpening(work, size, tables)
  if (price.kind !== 'figure') {
    return { work, figure: null, note: t('noFigureNote'), glassMm: null, request: null }
  }
  const { inches, glass, finish } = price.assumed
  const tax = price.hasTax ? 'yes' : 'no'
  return {
    work,
    request: price.request,
    glassMm: price.request.thicknessMm,
    figure: siteFormatter(locale).number(price.total, {
      style: 'currency',
      currency: price.currencyCode,
    }),
    note:
      inches === null
        ? t('assumedGlass', { glass, tax })
        : t('assumedShower', { inches, finish, tax }),
  }
}
