'use client'

import { useMemo } from 'react'
import { useTranslations } from 'next-intl'
import { advise, cured } from '@/domain/glass-rules/advise'
import { changesInTotal } from '@/domain/glass-rules/price-within-rules'
import { figuresOfCure, sayVerdict } from '@/domain/glass-rules/say-verdict'
import type { RuleName, VerdictLevel } from '@/domain/glass-rules/rule-names'
import type { Cure } from '@/domain/glass-rules/work'
import type { PricingTables, QuoteRequest } from '@/domain/pricing/types'
import { useInTotal } from '../figures/use-in-total'
import { mergeAlike } from './merge-alike'
import type { MergedVerdict } from './merge-alike'
import { onceSettled } from './once-settled'

export type CureWords = {
  kind: Cure['kind']
  /** What pressing it does, and what that changes the total by. */
  label: string
  /** The same without the price. */
  name: string
  /** What it adds to the total, as `+$113.12`; null where it adds nothing or has no price. */
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
  /** The sections of the code that ask for it. */
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
  const inTotal = useInTotal()
  return useMemo(() => {
    return (request: QuoteRequest, tables: PricingTables): VerdictWords[] =>
      mergeAlike(onceSettled(advise(request, tables), request, tables)).map((verdict) => {
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
          section: sectionsOf(said),
          load: verdict.load,
          cure: wordsOf(verdict.cure),
          otherWay: wordsOf(verdict.otherWay),
        }
      })

    function cureWords(cure: Cure, request: QuoteRequest, tables: PricingTables): CureWords {
      const name = c(cure.kind, figuresOfCure(cure, tables))
      const [change = null] = changesInTotal(request, [cure.change], tables)
      const changes = change?.adds === 0 ? t('sameTotal') : inTotal.whole(change)
      return {
        kind: cure.kind,
        label: changes === null ? name : t('changes', { cure: name, changes }),
        name,
        adds: inTotal.figure(change),
        request: cured(request, cure),
      }
    }
  }, [t, c, inTotal])
}

/** Every section of the code that is behind rules told as one. */
function sectionsOf(said: readonly { source: string }[]): string | null {
  const sections = said.map(({ source }) => source).filter((each) => each.startsWith('IRC'))
  return [...new Set(sections)].join(', ') || null
}
