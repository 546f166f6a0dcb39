'use client'

import { useTranslations } from 'next-intl'
import { adviseLargest } from '@/domain/glass-rules/largest-glass'
import { isShowerService } from '@/domain/services-catalogue/services'
import type { PricingTables, QuoteRequest } from '@/domain/pricing/types'

export type SizeNoticeWords = { title: string; text: string }

/** What there is to know of a size that one piece of glass may not reach. */
export function useSizeNotice() {
  const t = useTranslations('quote.sizeNotice')
  return (request: QuoteRequest | null, tables: PricingTables | null): SizeNoticeWords | null => {
    const glass = tables?.glassTypes.find((row) => row.id === request?.glassTypeId)
    if (!request || !glass) return null
    const advice = adviseLargest({
      kind: isShowerService(request.serviceType)
        ? 'shower'
        : glass.category === 'insulated'
          ? 'insulated'
          : 'sheet',
      thicknessMm: request.thicknessMm,
      panels: request.panels ?? [
        { widthIn: (request.widthFt ?? 0) * 12, heightIn: (request.heightFt ?? 0) * 12 },
      ],
    })
    switch (advice?.kind) {
      case undefined:
        return null
      case 'shower':
        return {
          title: t('shower.title'),
          text: t('shower.text', {
            most: advice.mostIn,
            advice: advice.thickerHelps ? 'thicker' : 'divide',
          }),
        }
      case 'sheet':
        return {
          title: t('sheet.title'),
          text: t('sheet.text', { short: advice.shortIn, long: advice.longIn }),
        }
      case 'unit':
        return {
          title: t('unit.title'),
          text: t('unit.text', {
            short: advice.shortIn,
            long: advice.longIn,
            area: advice.areaSqFt,
          }),
        }
    }
  }
}
