'use client'

import { useTranslations } from 'next-intl'
import { advise } from '@/domain/glass-rules/advise'
import type { PricingTables, QuoteRequest } from '@/domain/pricing/types'

export type NoticeWords = { rule: string; title: string; text: string }

/** What there is to know of the glass that was asked for, in words. */
export function useNotices() {
  const t = useTranslations('quote.advice')
  return (request: QuoteRequest | null, tables: PricingTables | null): NoticeWords[] => {
    if (!request) return []
    return advise(request, tables).notices.map(({ rule, figures }) => ({
      rule,
      title: t(`${rule}.title`),
      text: t(`${rule}.text`, figures),
    }))
  }
}
