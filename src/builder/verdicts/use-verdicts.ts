'use client'

import { useMemo } from 'react'
import { useLocale, useTranslations } from 'next-intl'
import { formattingLocales } from '@/config/locales'
import { advise, cured } from '@/domain/glass-rules/advise'
import type { Verdict } from '@/domain/glass-rules/advise'
import { priceOfCure } from '@/domain/glass-rules/price-within-rules'
import { glassOfCure, hardwareOfCure, sayVerdict } from '@/domain/glass-rules/say-verdict'
import type { VerdictLevel } from '@/domain/glass-rules/rule-names'
import { formatMoney } from '@/domain/money/money'
import type { PricingTables, QuoteRequest } from '@/domain/pricing/types'

export type CureWords = {
  /** What pressing it does, and what that adds to the price. */
  label: string
  /** The same without the price. */
  name: string
  request: QuoteRequest
  /** What the work comes to with it, written out; null where something else still blocks it. */
  total: string | null
}

export type VerdictWords = {
  rule: string
  level: VerdictLevel
  title: string
  reason: string
  /** The section of the code that asks for it. */
  section: string | null
  cure: CureWords | null
}

/** What the rules about glass say of a request, in words, each with the change that cures it. */
export function useVerdicts(
  request: QuoteRequest | null,
  tables: PricingTables | null,
): VerdictWords[] {
  const words = useVerdictWords()
  return useMemo(() => (request && tables ? words(request, tables) : []), [request, tables, words])
}

/** The same as a function, for who knows the request only later. */
export function useVerdictWords() {
  const t = useTranslations('quote.verdicts')
  const c = useTranslations('quote.cures')
  const locale = useLocale()
  return useMemo(() => {
    const money = (amount: number, currency: string) =>
      formatMoney(amount, currency, formattingLocales[locale])
    return (request: QuoteRequest, tables: PricingTables): VerdictWords[] =>
      advise(request, tables).map((verdict) => {
        const { rule, level } = verdict
        const { title, reason, source } = sayVerdict(verdict, tables)
        const section = source.startsWith('IRC') ? source : null
        return { rule, level, title, reason, section, cure: cureWords(verdict, request, tables) }
      })

    function cureWords(
      verdict: Verdict,
      request: QuoteRequest,
      tables: PricingTables,
    ): CureWords | null {
      const { cure } = verdict
      if (!cure) return null
      const name = c(cure.kind, {
        ...cure.figures,
        hardware: hardwareOfCure(verdict, tables)?.name ?? '',
        glass: glassOfCure(verdict, tables)?.name ?? '',
      })
      const price = priceOfCure(request, cure, tables)
      const label =
        price === null || price.adds === 0
          ? name
          : t(price.adds > 0 ? 'more' : 'less', {
              cure: name,
              amount: money(Math.abs(price.adds), price.currencyCode),
            })
      return {
        label,
        name,
        request: cured(request, cure),
        total: price && money(price.total, price.currencyCode),
      }
    }
  }, [t, c, locale])
}
