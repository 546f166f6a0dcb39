'use client'

import { useTranslations } from 'next-intl'
import type { PricingTables } from '@/domain/pricing/types'
import type { ResumedQuote } from '@/domain/quote/resumed-quote'
import { isPricedService } from '@/domain/services-catalogue/services'
import { withInchMarks } from '@/domain/text/inch-marks'
import type { GoTo } from '../address/use-builder-address'
import type { BuilderCompany } from '../company'
import { EstimatePaper } from '../estimate/estimate-paper'
import { EstimateSheet } from '../estimate/estimate-sheet'
import { useRequestWords } from '../estimate/use-request-words'
import { BuilderBar } from '../page/builder-bar'
import { PhoneBar, TalkBar } from '../page/phone-bar'
import { seenPanes } from '../words/seen-panes'
import { taxIn } from '../words/tax-in'
import { useMoney } from '../words/use-money'
import { PaidActs, PaidBarAct } from './paid-acts'
import { PaidFigure } from './paid-figure'
import { PaidMoney } from './paid-money'
import { nextOfPaid, pageOfNext } from './paid-next'
import { PaidSteps } from './paid-steps'
import { paidNote, paidWords } from './paid-words'
import { usePaidHardware } from './use-paid-hardware'

type Props = {
  resumed: ResumedQuote
  tables: PricingTables | null
  company: BuilderCompany
  goTo: GoTo
  onStartNew: () => void
}

/** A paid quote as it was paid: read and printed, never edited; first what comes next. */
export function PaidQuote({ resumed, tables, company, goTo, onStartNew }: Props) {
  const { id: quoteId, number, paid, quote, inputs, customer } = resumed
  const t = useTranslations('quote.resume')
  const e = useTranslations('quote.estimate')
  const sheet = useTranslations('quote.sheet')
  const names = useTranslations('serviceCatalogue.names')
  const requestWords = useRequestWords(tables)
  const hardwareOf = usePaidHardware(tables)
  const { withSign } = useMoney(quote?.currencyCode ?? 'USD')
  if (quote === null || paid === null || quoteId === null || number === null) return null

  const words = requestWords.estimate(
    inputs,
    names(isPricedService(resumed.serviceType) ? resumed.serviceType : 'other'),
    requestWords.sizesWithUnit(inputs),
  )
  const glassName = paid.glassName === null ? words.glassName : withInchMarks(paid.glassName)
  const glass = [glassName, paid.finishName].filter(Boolean).join(', ')
  const { rest, work } = paid
  const isBack = paid.paymentStatus === 'refunded'
  const { title, text } = paidWords(paid, resumed)
  const next = nextOfPaid(paid)
  const hasSteps = next.progress !== null || next.namesDays
  const { serviceType } = resumed
  const act = { act: next.act, address: customer.projectAddress, serviceType }
  const span = paid.paymentStatus === 'fully_paid' && !rest ? t('inFull') : null
  const isPartBack = paid.refunds.length > 0
  const bar =
    next.act === 'pay'
      ? { caption: t('owed'), figure: withSign(paid.balanceDue) }
      : isPartBack
        ? { caption: t('kept'), figure: withSign(paid.amountPaid) }
        : { caption: span ?? e('barTotal', taxIn(quote)), figure: withSign(quote.totalCost) }

  return (
    <div className="estimate-ground bg-stone">
      <div className="page pb-14 lg:pb-28">
        <BuilderBar title={number} company={company} goTo={goTo} />
        <div className="mt-3 md:mt-2">
          <EstimatePaper
            company={company}
            calculated={{ request: inputs, quote, requestKey: '', calculatedAt: paid.pricedAt }}
            saved={{ id: quoteId, number }}
            customer={{
              name: customer.customerName,
              phone: customer.customerPhone ?? '',
              address: customer.projectAddress ?? '',
            }}
            email={customer.customerEmail}
            words={{ ...words, validDays: null, glassName }}
            fold={paid.isFolded}
            areSizesFinal={paid.areSizesFinal}
            isPaid
            isBack={isBack}
            note={paidNote(paid)}
            deposit={null}
            drawing={
              work ? (
                <EstimateSheet
                  glass={glass}
                  isMeasured={paid.areSizesFinal || isBack}
                  {...(work.drawn === 'pane'
                    ? {
                        note: sheet(seenPanes(work.panels.length, inputs.serviceType)),
                        size: requestWords.sizesWithUnit(inputs),
                      }
                    : {})}
                  hardware={hardwareOf({
                    ...{ work, areSizesFinal: paid.areSizesFinal },
                    ...{ lines: quote.itemizedHardware, nameOf: words.hardwareName },
                  })}
                  drawing={(onScale) => (
                    <PaidFigure
                      work={work}
                      name={paid.finishName}
                      thicknessMm={inputs.thicknessMm}
                      onScale={onScale}
                    />
                  )}
                />
              ) : null
            }
            steps={
              hasSteps ? (
                <PaidSteps
                  progress={next.progress}
                  visitPage={pageOfNext(next.progress, paid.visit)}
                  serviceType={resumed.serviceType}
                />
              ) : null
            }
            span={span}
          >
            <section aria-labelledby="paid-title">
              <h2 id="paid-title" className="sr-only">
                {t(title, { number })}
              </h2>
              <PaidMoney
                {...{ quoteId, paid }}
                currencyCode={quote.currencyCode}
                depositDue={resumed.depositDue}
              />
              <PaidActs {...act} text={t(text)} onStartNew={onStartNew} />
            </section>
          </EstimatePaper>
        </div>
      </div>
      {next.act === null ? (
        <TalkBar company={company} />
      ) : (
        <PhoneBar
          company={company}
          // the drawing is on the sheet, and the action takes its room
          mini={null}
          {...bar}
          waiting={false}
          typing={false}
          action={<PaidBarAct {...act} />}
        />
      )}
    </div>
  )
}
