'use client'

import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from 'next-intl'
import type { Alternative } from '@/domain/glass-rules/alternatives'
import type { TotalChange } from '@/domain/glass-rules/price-within-rules'
import type { PricingTables, QuoteRequest, QuoteResult } from '@/domain/pricing/types'
import { amountBetween } from '@/domain/money/amount-between'
import { useInTotal } from '@/builder/figures/use-in-total'
import { Button } from '@/ui/button'
import { DimensionLine } from '@/ui/dimension-line'
import type { CalculatedQuote } from '../draft/flow-state'
import { PhoneFold } from '../estimate/phone-fold'
import { newRequestKey } from '../draft/request-key'
import { useMoney } from '../words/use-money'
import { AlternativeChoice } from './alternative-choice'
import { ComparedSheet } from './compared-sheet'
import { comparisonId } from './comparison-id'
import { useComparedPrice } from './use-compared-price'
import { useComparedWords } from './use-compared-words'

type Props = {
  calculated: CalculatedQuote
  tables: PricingTables
  alternatives: readonly Alternative[]
  drawing: (request: QuoteRequest) => ReactNode
  /** Puts the other one in the place of this one; what is saved stays as it is. `said` is what that changes. */
  onTake: (calculated: CalculatedQuote, said: string) => void
  /** Told what the other one comes to, for whoever has not come down here. */
  onDifference: (difference: string | null) => void
}

/** This configuration and another one beside it, with the difference in words and dollars. */
export function Comparison(props: Props) {
  const { calculated, tables, alternatives, drawing, onTake, onDifference } = props
  const { request, quote } = calculated
  const t = useTranslations('quote.compare')
  const { withSign } = useMoney(quote.currencyCode)
  const first = alternatives.find(({ blocked }) => blocked === null) ?? null
  const { alternative, asked, compare } = useComparedPrice(request, first)
  const words = useComparedWords(request, tables, quote.currencyCode)
  const other = useComparedWords(alternative?.request ?? request, tables, quote.currencyCode)
  const prices = asked.kind === 'priced' ? asked.prices : null
  const difference = alternative && prices && words.difference(alternative, prices)
  useEffect(() => {
    onDifference(difference)
    return () => onDifference(null)
  }, [difference, onDifference])

  const { figure } = useInTotal()

  function take() {
    if (!alternative || !prices) return
    const taken = {
      request: alternative.request,
      quote: prices.there,
      requestKey: newRequestKey(),
      calculatedAt: new Date().toISOString(),
    }
    onTake(taken, words.taken(alternative, prices.there))
  }

  return (
    <section
      id={comparisonId}
      aria-labelledby="compare-title"
      className="mt-8 border-t border-rule pt-7 lg:mt-0 lg:border-text-second lg:p-8"
    >
      <PhoneFold id="compare-title" title={t('title')} headingClass="text-h3">
        <div className="flex flex-wrap items-start justify-between gap-x-10 gap-y-3 lg:-mt-8">
          {/* it gives way to the choices, so that the prices stay near the top */}
          <p className="mt-1.5 text-base text-text-second lg:mt-0 lg:grow lg:basis-56 lg:pt-8">
            {t('lead')}
          </p>
          <AlternativeChoice
            chosen={alternative?.key ?? null}
            choices={alternatives.map((each) => ({
              key: each.key,
              name: words.nameOf(each.differs, each.request),
              blocked: words.whyBlocked(each),
            }))}
            onChoose={(key) => {
              const chosen = alternatives.find((each) => each.key === key)
              if (chosen) compare(chosen)
            }}
          />
        </div>
        {alternative ? (
          <div className="mt-5 grid border border-rule md:grid-cols-2 md:grid-rows-[auto_auto_1fr] lg:border-text-second">
            <ComparedSheet
              isHere
              label={t('here')}
              name={words.nameOf(alternative.differs, request)}
              price={prices && withSign(prices.here.totalCost)}
              edge={words.edgeOf(request)}
              facts={other.facts({ ...alternative, request, cures: [], spared: [] })}
              drawing={drawing(request)}
            />
            <div className="border-t border-rule md:row-span-3 md:grid md:grid-rows-subgrid md:border-t-0 md:border-l lg:border-text-second">
              <ComparedSheet
                label={t('there')}
                name={words.nameOf(alternative.differs, alternative.request)}
                price={prices && withSign(prices.there.totalCost)}
                apart={prices && figure(apartIn(prices))}
                edge={words.edgeOf(alternative.request)}
                facts={words.facts(alternative)}
                drawing={drawing(alternative.request)}
              >
                <Button onClick={take} disabled={prices === null}>
                  {t('take')}
                </Button>
                <p className="mt-2 text-small text-text-second">{t('takeNote')}</p>
              </ComparedSheet>
            </div>
          </div>
        ) : null}
      </PhoneFold>
      {alternative ? (
        <div aria-live="polite" className="mt-2 min-h-7 md:mt-5">
          {asked.kind === 'failed' ? (
            <p className="border-l-3 border-edge-mid bg-edge-tint px-4 py-3 text-on-tint">
              {asked.message ?? t('failed')}{' '}
              <Button look="quiet" onClick={() => compare(alternative)}>
                {t('again')}
              </Button>
            </p>
          ) : difference ? (
            <>
              <DimensionLine className="max-sm:hidden">
                <span className="fractions text-text">{difference}</span>
              </DimensionLine>
              <p className="fractions font-medium sm:hidden">{difference}</p>
            </>
          ) : (
            <p className="text-text-second">{t('asking')}</p>
          )}
        </div>
      ) : null}
      {prices && prices.here.totalCost !== quote.totalCost ? (
        <p className="mt-3 text-base">{t('moved')}</p>
      ) : null}
    </section>
  )
}

function apartIn({ here, there }: { here: QuoteResult; there: QuoteResult }): TotalChange {
  const { currencyCode, taxAmount } = there
  const adds = amountBetween(here.totalCost, there.totalCost, currencyCode)
  return { adds, hasTax: taxAmount > 0, currencyCode }
}
