import 'server-only'
import type { Locale } from '@/config/locales'
import { paneLetter } from '@/domain/pricing/pane-letter'
import { shareAmongPanes } from '@/domain/pricing/share-among-panes'
import type { PaperLine, Said } from '@/domain/quote/paper'
import type { PricedPiece } from '@/domain/quote/price-office-draft'
import { isShowerService } from '@/domain/services-catalogue/services'
import { translatorOf } from '@/i18n/translator'
import { sizeIn } from './size-in'

/**
 * The glass line of a piece as its paper lists it: where it is several panes of one window, a line a pane,
 * which together come to the same amount to the cent. The panels of a shower are one work and one line.
 */
export function linesOfPanes(
  glass: PaperLine,
  { request, basis }: PricedPiece,
  finish: Said | null,
): PaperLine[] {
  const { panels = [], serviceType } = request
  if (panels.length < 2 || isShowerService(serviceType)) return [glass]
  const shares = shareAmongPanes(panels, {
    amount: glass.amount,
    currencyCode: basis.region.currencyCode,
    minimumBilledSqFt: basis.settings.minimumBilledSqFt,
  })
  return shares.map(({ widthIn, heightIn, areaSqFt, amount }, index) => {
    const size = (locale: Locale) => sizeIn(locale, { widthIn, heightIn })
    const name = (locale: Locale) =>
      translatorOf(locale, 'revision')('pane', { letter: paneLetter(index) })
    return {
      ...glass,
      key: `${glass.key}.${index + 1}`,
      text: {
        en: `${name('en')}: ${glass.text.en}`,
        es: `${name('es')}: ${glass.text.es}`,
      },
      detail: {
        en: [finish?.en, size('en')].filter(Boolean).join(', '),
        es: [finish?.es, size('es')].filter(Boolean).join(', '),
      },
      quantity: Math.round(areaSqFt * 100) / 100,
      amount,
    }
  })
}
