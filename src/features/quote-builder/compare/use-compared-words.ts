'use client'

import { useTranslations } from 'next-intl'
import type { Alternative } from '@/domain/glass-rules/alternatives'
import { advise } from '@/domain/glass-rules/advise'
import { heaviestPiece } from '@/domain/glass-rules/heaviest-piece'
import { figuresOfCure, sayVerdict } from '@/domain/glass-rules/say-verdict'
import { isSafe } from '@/domain/glass-rules/work'
import { amountBetween } from '@/domain/money/amount-between'
import { thicknessInInches } from '@/domain/pricing/thickness-in-inches'
import type { PricingTables, QuoteRequest, QuoteResult } from '@/domain/pricing/types'
import { withInchMarks } from '@/domain/text/inch-marks'
import { insideSentence } from '@/domain/text/inside-sentence'
import { useSiteFormatter } from '@/i18n/use-site-formatter'
import { useMoney } from '../words/use-money'
import type { ComparedPrices } from './use-compared-price'

const mmPerIn = 25.4

/** What two configurations differ in, in words: no more than sizes, rules and prices say. */
export function useComparedWords(here: QuoteRequest, tables: PricingTables, currencyCode: string) {
  const t = useTranslations('quote.compare')
  const f = useTranslations('quote.shower.finish')
  const format = useSiteFormatter()
  const { withSign } = useMoney(currencyCode)
  const glassOf = ({ glassTypeId }: QuoteRequest) =>
    tables.glassTypes.find(({ id }) => id === glassTypeId)

  /** What is compared, of either of the two. */
  function nameOf(differs: Alternative['differs'], request: QuoteRequest): string {
    if (differs === 'finish') {
      return tables.finishes.find(({ id }) => id === request.finishId)?.name ?? ''
    }
    if (differs === 'safety') return withInchMarks(glassOf(request)?.name ?? '')
    return t('inches', { inches: thicknessInInches(request.thicknessMm) })
  }

  function difference({ differs, request }: Alternative, prices: ComparedPrices): string {
    const apart = amountBetween(prices.here.totalCost, prices.there.totalCost, currencyCode)
    const name = nameOf(differs, request)
    if (apart === 0) return t('same', { name })
    return t(apart > 0 ? 'more' : 'less', { name, amount: withSign(Math.abs(apart)) })
  }

  function facts(alternative: Alternative): string[] {
    const { cures, differs, request, spared } = alternative
    const isHungElse = cures.some(({ kind }) => kind === 'hinges')
    return [
      ...glassFact(differs, request),
      ...weightFact(request),
      ...cures.flatMap((cure) =>
        cure.kind === 'hinges' || cure.kind === 'header' || cure.kind === 'tempered'
          ? [t(`needs.${cure.kind}`, figuresOfCure(cure, tables))]
          : [],
      ),
      ...(isHungElse
        ? []
        : spared.map(({ name }) => t('spares', { hardware: withInchMarks(insideSentence(name)) }))),
      ...newlySaid(request),
    ]
  }

  /** What has changed once the other one stands in the place of this one. */
  function taken({ differs, request, cures }: Alternative, quote: QuoteResult): string {
    const came = moreOf(request, here)
    const gone = moreOf(here, request)
    return [
      t('taken.now', {
        name: insideSentence(nameOf(differs, request)),
        total: withSign(quote.totalCost),
      }),
      ...cures.flatMap((cure) =>
        cure.kind === 'tempered' ? [t('taken.tempered', figuresOfCure(cure, tables))] : [],
      ),
      ...(came.length > 0 ? [t('taken.came', { hardware: format.list(came) })] : []),
      ...(gone.length > 0 ? [t('taken.gone', { hardware: format.list(gone) })] : []),
    ].join(' ')
  }

  /** What hardware one has more of than the other. */
  function moreOf(one: QuoteRequest, other: QuoteRequest): string[] {
    const countIn = ({ hardware }: QuoteRequest, id: number) =>
      hardware.find((line) => line.id === id)?.quantity ?? 0
    return tables.hardware.flatMap(({ id, name, unitOfMeasure }) => {
      const count = countIn(one, id) - countIn(other, id)
      if (count <= 0) return []
      const hardware = insideSentence(name)
      // of what is sold by the foot or by the area, more is no piece
      const isOne = count === 1 || unitOfMeasure === 'linear_ft' || unitOfMeasure === 'psf'
      return [isOne ? hardware : t('taken.several', { count, hardware })]
    })
  }

  function glassFact(differs: Alternative['differs'], request: QuoteRequest): string[] {
    if (differs === 'finish') {
      const key = tables.finishes.find(({ id }) => id === request.finishId)?.key
      return key === 'low_iron' || key === 'standard_clear' ? [f(`${key}.text`)] : []
    }
    const glass = glassOf(request)
    if (!glass) return []
    if (differs === 'safety') return [t(isSafe(glass) ? 'safe' : 'notSafe')]
    // most of a sealed unit is air
    if (glass.category === 'insulated') return []
    return [t(request.thicknessMm > here.thicknessMm ? 'thicker' : 'thinner')]
  }

  function weightFact(request: QuoteRequest): string[] {
    const [now, then] = [heaviestPiece(here, tables), heaviestPiece(request, tables)]
    if (!now || !then || now.pounds === then.pounds) return []
    return [t(then.isDoor ? 'doorWeight' : 'weight', { now: now.pounds, then: then.pounds })]
  }

  /** What the rules say of it, and not of what there is. */
  function newlySaid(request: QuoteRequest): string[] {
    const known = new Set(advise(here, tables).map(({ rule }) => rule))
    return advise(request, tables)
      .filter(({ rule }) => !known.has(rule))
      .map((verdict) => {
        const { title, reason } = sayVerdict(verdict, tables)
        return `${title}. ${reason}`
      })
  }

  function whyBlocked({ blocked }: Alternative): string | null {
    if (!blocked) return null
    const { title, reason } = sayVerdict(blocked, tables)
    return `${title}. ${reason}`
  }

  function edgeOf(request: QuoteRequest) {
    const finish = tables.finishes.find(({ id }) => id === request.finishId)
    return {
      thicknessIn: request.thicknessMm / mmPerIn,
      isUnit: glassOf(request)?.category === 'insulated',
      isPale: finish?.key === 'low_iron',
      said: `${thicknessInInches(request.thicknessMm)}″`,
    }
  }

  return { nameOf, difference, facts, taken, whyBlocked, edgeOf }
}
