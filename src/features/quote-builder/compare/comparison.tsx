'use client'

import type { ReactNode } from 'react'
import { useTranslations } from 'next-intl'
import type { Alternative } from '@/domain/glass-rules/alternatives'
import type { PricingTables, QuoteRequest } from '@/domain/pricing/types'
import { Button, Spinner } from '@/ui/button'
import { DimensionLine } from '@/ui/dimension-line'
import type { CalculatedQuote } from '../draft/flow-state'
import { newRequestKey } from '../draft/request-key'
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
  /** Puts the other one in the place of this one; what is saved stays as it is. */
  onTake: (calculated: CalculatedQuote) => void
}

/** This configuration and another one beside it, with the difference in words and dollars. */
export function Comparison({ calculated, tables, alternatives, drawing, onTake }: Props) {
  const { request, quote } = calculated
  const t = useTranslations('quote.compare')
  const words = useComparedWords(request, tables, quote.currencyCode)
  const { asked, compare } = useComparedPrice(request)
  const priced = asked.kind === 'priced' ? asked : null
  const difference = priced && words.difference(priced.alternative, priced.prices)

  function take() {
    if (!priced) return
    onTake({
      request: priced.alternative.request,
      quote: priced.prices.there,
      requestKey: newRequestKey(),
      calculatedAt: new Date().toISOString(),
    })
  }

  return (
    <section
      id={comparisonId}
      aria-labelledby="compare-title"
      className="mt-8 scroll-mt-28 border-t border-rule pt-7 lg:mt-0 lg:border-text-second lg:p-8"
    >
      <h2 id="compare-title" className="text-h3">
        {t('title')}
      </h2>
      <p className="mt-1.5 text-base text-text-second">{t('lead')}</p>
      <AlternativeChoice
        chosen={asked.kind === 'idle' ? null : asked.alternative.key}
        choices={alternatives.map((each) => ({
          key: each.key,
          name: words.nameOf(each.differs, each.request),
          blocked: words.whyBlocked(each),
        }))}
        onChoose={(key) => {
          const chosen = alternatives.find((each) => each.key === key)
          if (chosen) void compare(chosen)
        }}
      />
      <div aria-live="polite" className="mt-6">
        {asked.kind === 'asking' ? (
          <p className="flex items-center gap-3 text-text-second">
            <Spinner />
            {t('asking')}
          </p>
        ) : null}
        {asked.kind === 'failed' ? (
          <p className="border-l-3 border-edge-mid bg-edge-tint px-4 py-3 text-on-tint">
            {asked.message ?? t('failed')}{' '}
            <Button look="quiet" onClick={() => void compare(asked.alternative)}>
              {t('again')}
            </Button>
          </p>
        ) : null}
        {difference ? (
          <>
            <DimensionLine className="max-sm:hidden">
              <span className="text-text">{difference}</span>
            </DimensionLine>
            <p className="figures font-medium sm:hidden">{difference}</p>
          </>
        ) : null}
      </div>
      {priced ? (
        <>
          <div className="mt-5 grid border border-rule lg:grid-cols-2 lg:border-text-second">
            <ComparedSheet
              label={t('here')}
              name={words.nameOf(priced.alternative.differs, request)}
              quote={priced.prices.here}
              drawing={drawing(request)}
            />
            <div className="border-t border-rule lg:border-t-0 lg:border-l lg:border-text-second">
              <ComparedSheet
                label={t('there')}
                name={words.nameOf(priced.alternative.differs, priced.alternative.request)}
                quote={priced.prices.there}
                drawing={drawing(priced.alternative.request)}
              />
            </div>
          </div>
          <div className="mt-5 flex flex-wrap items-start justify-between gap-x-10 gap-y-5">
            <ul className="grid max-w-2xl gap-1.5 text-base text-pretty">
              {words.facts(priced.alternative).map((fact) => (
                <li key={fact} className="fractions">
                  {fact}
                </li>
              ))}
              {priced.prices.here.totalCost === quote.totalCost ? null : <li>{t('moved')}</li>}
            </ul>
            <div className="max-w-sm">
              <Button onClick={take}>{t('take')}</Button>
              <p className="mt-2 text-small text-text-second">{t('takeNote')}</p>
            </div>
          </div>
        </>
      ) : null}
    </section>
  )
}
