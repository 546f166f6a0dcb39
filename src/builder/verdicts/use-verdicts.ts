'use client'

import { useMemo } from 'react'
import { useLocale, useTranslations } from 'next-intl'
import { formattingLocales } from '@/config/locales'
import { advise, cured } from '@/domain/glass-rules/advise'
import { listPriceOfCure } from '@/domain/glass-rules/price-within-rules'
import { figuresOfCure, sayVerdict } from '@/domain/glass-rules/say-verdict'
import type { RuleName, VerdictLevel } from '@/domain/glass-rules/rule-names'
import type { Cure } from '@/domain/glass-rules/work'
import { formatMoney } from '@/domain/money/money'
import type { PricingTables, QuoteRequest } from '@/domain/pricing/types'
import { mergeAlike } from './merge-alike'
import type { MergedVerdict } from './merge-alike'

export type CureWords = {
  kind: Cure['kind']
  /** What pressing it does, and what that adds to the lines: the figure of the price list. */
  label: string
  /** The same without the price. */
  name: string
  /** What it adds to the lines, as `+$95.00`; null where it adds nothing or has no price. */
  adds: string | null
  request: QuoteRequest
}

export type VerdictWords = {
  /** Stays the same while the same rules speak of the same piece. */
  key: string
  rule: RuleName
  level: VerdictLevel
  /** The piece that it is said of, counted from 0, and its field as the request names it. */
  piece: number
  field: string
  title: string
  reason: string
  /** The section of the code that asks for it. */
  section: string | null
  load: MergedVerdict['load']
  cure: CureWords | null
  otherWay: CureWords | null
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
    return (request: QuoteRequest, tables: PricingTables): VerdictWords[] =>
      mergeAlike(advise(request, tables)).map((verdict) => {
        const said = verdict.all.map((each) => sayVerdict(each, tables))
        const wordsOf = (cure: Cure | null) => cure && cureWords(cure, request, tables)
        return {
          key: `${verdict.all.map(({ rule }) => rule).join('+')}@${verdict.piece}`,
          rule: verdict.rule,
          level: verdict.level,
          piece: verdict.piece,
          field: verdict.field,
          title: said.map(({ title }) => title).join(' · '),
          reason: said.map(({ reason }) => reason).join(' '),
          section: said.map(({ source }) => source).find((each) => each.startsWith('IRC')) ?? null,
          load: verdict.load,
          cure: wordsOf(verdict.cure),
          otherWay: wordsOf(verdict.otherWay),
        }
      })

    function cureWords(cure: Cure, request: QuoteRequest, tables: PricingTables): CureWords {
      const name = c(cure.kind, figuresOfCure(cure, tables))
      const price = listPriceOfCure(request, cure, tables)
      const money = (amount: number) =>
        formatMoney(amount, price?.currencyCode ?? 'USD', formattingLocales[locale])
      const amount = price && money(Math.abs(price.adds))
      const isMore = price !== null && price.adds > 0
      return {
        kind: cure.kind,
        label:
          price === null || price.adds === 0 || amount === null
            ? name
            : t(isMore ? 'more' : 'less', { cure: name, amount }),
        name,
        adds: price && price.adds !== 0 ? `${isMore ? '+' : '−'}${amount ?? ''}` : null,
        request: cured(request, cure),
      }
    }
  }, [t, c, locale])
}
