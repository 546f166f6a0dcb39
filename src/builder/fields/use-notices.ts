'use client'

import { useTranslations } from 'next-intl'
import { advise } from '@/domain/glass-rules/advise'
import type { VerdictLevel } from '@/domain/glass-rules/rules'
import type { PricingTables, QuoteRequest } from '@/domain/pricing/types'

export type NoticeWords = { rule: string; level: VerdictLevel; title: string; text: string }

/** What there is to know of the glass that was asked for, in words. */
export function useNotices() {
  const t = useTranslations('quote.advice')
  return (request: QuoteRequest | null, tables: PricingTables | null): NoticeWords[] => {
    if (!request) return []
    return advise(request, tables).verdicts.map(({ rule, level, figures }) => ({
      rule,
      level,
      title: t(`${rule}.title`),
      text: t(`${rule}.text`, figures),
    }))
  }
}
