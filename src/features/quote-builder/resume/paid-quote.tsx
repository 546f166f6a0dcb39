'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Printer } from 'lucide-react'
import { localHref } from '@/config/locales'
import { isPartPaid } from '@/domain/payment/part-paid'
import type { PricingTables } from '@/domain/pricing/types'
import type { ResumedQuote } from '@/domain/quote/resumed-quote'
import { isPricedService } from '@/domain/services-catalogue/services'
import { useSiteFormatter } from '@/i18n/use-site-formatter'
import { Button, buttonClasses } from '@/ui/button'
import type { GoTo } from '../address/use-builder-address'
import type { BuilderCompany } from '../company'
import { EstimatePaper } from '../estimate/estimate-paper'
import { EstimateSheet } from '../estimate/estimate-sheet'
import { useRequestWords } from '../estimate/use-request-words'
import { BuilderBar } from '../page/builder-bar'
import { TalkBar } from '../page/phone-bar'
import { useMoney } from '../words/use-money'
import { PaidFigure } from './paid-figure'
import { paidNote, paidWords } from './paid-words'
import { ReceiptButton } from './receipt-button'

type Props = {
  resumed: ResumedQuote
  tables: PricingTables | null
  company: BuilderCompany
  goTo: GoTo
  onStartNew: () => void
}

const states = ['deposit_paid', 'fully_paid', 'partially_refunded', 'refunded', 'disputed'] as const

/** A paid quote as it was paid: read and printed, never edited. */
export function PaidQuote({ resumed, tables, company, goTo, onStartNew }: Props) {
  const { number, paid, quote, inputs, customer } = resumed
  const t = useTranslations('quote.resume')
  const names = useTranslations('serviceCatalogue.names')
  const locale = useLocale()
  const format = useSiteFormatter()
  const requestWords = useRequestWords(tables)
  const { withSign } = useMoney(quote?.currencyCode ?? 'USD')
  const quoteId = resumed.id
  if (quote === null || paid === null || quoteId === null || number === null) return null

  const words = requestWords.estimate(
    inputs,
    names(isPricedService(resumed.serviceType) ? resumed.serviceType : 'other'),
    requestWords.sizesWithUnit(inputs),
  )
  const { rest } = paid
  const { title: titleKey, text } = paidWords(paid, resumed)
  const title = t(titleKey, { number })
  const state = isPartPaid(paid.paymentStatus, resumed)
    ? 'part_paid'
    : states.find((one) => one === paid.paymentStatus)
  const facts = [
    ...(state ? [[t('status'), t(`statuses.${state}`)]] : []),
    ...(paid.paymentStatus === 'refunded'
      ? []
      : [[t('amountPaid'), withSign(rest ? paid.amountPaid : quote.totalCost)]]),
    ...(rest ? [[t('owed'), withSign(paid.balanceDue)]] : []),
    ...(rest?.when ? [[t('due'), t(`dueTimes.${rest.when}`)]] : []),
    ...(paid.paidAt
      ? [[t('paidOn'), format.dateTime(new Date(paid.paidAt), { dateStyle: 'medium' })]]
      : []),
    ...(paid.receipts[0] ? [[t('reference'), paid.receipts[0]]] : []),
  ] as [string, string][]

  return (
    <div className="estimate-ground bg-stone">
      <div className="page pb-14 lg:pb-28">
        <BuilderBar title={title} company={company} goTo={goTo} />
        <div className="mt-4 lg:mt-6">
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
            words={{ ...words, validDays: null, glassName: paid.glassName ?? words.glassName }}
            fold={paid.isFolded}
            areSizesFinal={paid.areSizesFinal}
            paidMark={state ? t(`statuses.${state}`) : ''}
            note={paidNote(paid)}
            deposit={null}
            drawing={
              paid.work ? (
                <EstimateSheet
                  glass={[paid.glassName ?? words.glassName, paid.finishName]
                    .filter(Boolean)
                    .join(', ')}
                  drawing={(onScale) =>
                    paid.work ? (
                      <PaidFigure work={paid.work} name={paid.finishName} onScale={onScale} />
                    ) : null
                  }
                />
              ) : null
            }
            span={paid.paymentStatus === 'fully_paid' && !rest ? t('inFull') : null}
          >
            <section aria-labelledby="paid-title" className="border-l-3 border-edge-mid pl-5">
              <h2 id="paid-title" className="text-h3">
                {title}
              </h2>
              <p className="mt-3 text-text-second">{t(text)}</p>
              <dl className="mt-5 fractions">
                {facts.map(([label, value]) => (
                  <div
                    key={label}
                    className="flex justify-between gap-6 border-t border-rule py-2.5"
                  >
                    <dt className="text-text-second">{label}</dt>
                    <dd className="text-right font-semibold">{value}</dd>
                  </div>
                ))}
              </dl>
              <p className="border-t border-rule pt-3 text-small [overflow-wrap:anywhere] text-text-second">
                {t('receipt', { email: customer.customerEmail })}
              </p>
              <div className="builder-chrome mt-6 grid gap-3">
                <Button look="ink" onClick={() => window.print()}>
                  <Printer aria-hidden="true" className="size-4.5" />
                  {t('print')}
                </Button>
                {paid.receipts.map((reference) => (
                  <ReceiptButton key={reference} quoteId={quoteId} reference={reference} />
                ))}
                <Button onClick={onStartNew}>{t('startNew')}</Button>
                <a
                  href={localHref(locale, '/profile')}
                  className={buttonClasses(paid.isBalancePayable ? 'sun' : 'outline')}
                >
                  {t(paid.isBalancePayable ? 'payBalance' : 'profile')}
                </a>
              </div>
            </section>
          </EstimatePaper>
        </div>
      </div>
      <TalkBar company={company} />
    </div>
  )
}
