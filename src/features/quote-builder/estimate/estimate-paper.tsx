'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { estimateSums } from '@/domain/pricing/estimate-sums'
import type { Customer } from '@/domain/quote/save-request'
import { validUntil } from '@/domain/quote/validity'
import { useSiteFormatter } from '@/i18n/use-site-formatter'
import { Alert } from '@/ui/alert'
import type { BuilderCompany } from '../company'
import type { CalculatedQuote, SavedQuote } from '../draft/flow-state'
import { useAreaWords } from '../words/use-area'
import { useMoney } from '../words/use-money'
import type { Instalments } from './deposit-to-show'
import { EstimateTable } from './estimate-table'
import type { EstimateWords } from './estimate-words'

type Props = {
  company: BuilderCompany
  calculated: CalculatedQuote
  saved: SavedQuote | null
  customer: Customer
  email: string | null
  words: EstimateWords
  fold: boolean
  /** Null where all is due at once. */
  deposit: Instalments | null
  /** The drawing, which stands inside the paper on a phone and in print. */
  drawing: ReactNode
}

/** The estimate as a document that one would sign. */
export function EstimatePaper(props: Props) {
  const { company, calculated, saved, customer, email, words, fold, deposit, drawing } = props
  const t = useTranslations('quote.estimate')
  const format = useSiteFormatter()
  const area = useAreaWords()
  const { quote } = calculated
  const { withSign, bare } = useMoney(quote.currencyCode)
  const sums = estimateSums(quote, fold)
  const percent = (value: number) =>
    format.number(value / 100, { style: 'percent', maximumFractionDigits: 4 })
  const day = (date: Date) => format.dateTime(date, { dateStyle: 'medium' })
  const calculatedAt = new Date(calculated.calculatedAt)
  const until = saved?.validUntil
    ? new Date(saved.validUntil)
    : words.validDays && validUntil(calculatedAt, words.validDays)
  const who = [customer.name, email, customer.phone].filter(Boolean)

  return (
    <article
      aria-labelledby="estimate-title"
      className="estimate-paper -mx-1 bg-paper px-5 pt-6 pb-8 shadow-float sm:mx-0 sm:px-10 lg:px-14 lg:pt-12"
    >
      <div className="hidden items-start justify-between gap-8 sm:flex print:flex">
        <p className="font-display text-h4 text-edge-ink">{company.name}</p>
        <p className="text-right text-small text-text-second">
          {company.addressLine}
          <br />
          {[company.phone, company.salesEmail].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className="flex items-end justify-between gap-4 border-b border-text pb-4 sm:mt-8 sm:pb-7 print:mt-4 print:pb-3">
        <h1
          id="estimate-title"
          aria-describedby="estimate-total"
          tabIndex={-1}
          className="text-title outline-none sm:text-opening lg:text-section"
        >
          {t('title')}
        </h1>
        {saved ? (
          <p className="money text-h3 text-edge-ink lg:text-title">{saved.number}</p>
        ) : (
          <p className="text-right text-small text-text-second max-sm:text-caption max-sm:text-balance">
            <span className="flex items-end justify-end gap-1 money text-h4 text-edge-ink">
              Q-
              <BlankRule className="w-24 max-sm:w-20" />
            </span>
            {t('numberedWhenSaved')}
          </p>
        )}
      </div>
      <div className={drawing ? 'print:grid print:grid-cols-[2fr_3fr] print:gap-x-6' : undefined}>
        <dl className="mt-4 grid grid-cols-[1fr_auto] gap-x-6 gap-y-4 text-base sm:flex sm:flex-wrap sm:justify-between print:flex-col print:flex-nowrap print:justify-start print:gap-y-2">
          {who.length > 0 ? (
            <Fact label={t('preparedFor')}>
              {who.map((line) => (
                <span key={line} className="block [overflow-wrap:anywhere]">
                  {line}
                </span>
              ))}
            </Fact>
          ) : null}
          {customer.address ? <Fact label={t('projectAddress')}>{customer.address}</Fact> : null}
          <Fact label={t('service')}>{words.service}</Fact>
          <Fact label={t('date')}>
            {day(calculatedAt)}
            {until ? (
              <span className="block text-small text-text-second">
                {t('validUntil')} {day(until)}
              </span>
            ) : null}
          </Fact>
        </dl>
        <div className="mt-6 border-t border-rule pt-2 lg:hidden print:mt-3 print:block print:border-t-0">
          {drawing}
        </div>
      </div>
      <EstimateTable
        sums={sums}
        words={words}
        areaSqFt={quote.totalAreaSqFt}
        currencyCode={quote.currencyCode}
      />
      <dl className="figures">
        <Sum label={t('subtotal')} amount={bare(sums.subtotal)} />
        {sums.profit ? (
          <Sum
            label={t('profit', { percent: percent(sums.profit.percent) })}
            amount={bare(sums.profit.amount)}
          />
        ) : null}
        {sums.tax ? (
          <Sum
            label={t('tax', {
              type: words.taxName(sums.tax.type),
              percent: percent(sums.tax.percent),
            })}
            amount={bare(sums.tax.amount)}
          />
        ) : null}
        <div className="mt-3 flex items-end justify-between gap-6 border-t-[1.5px] border-text pt-2 print:mt-2 print:pt-1">
          <dt className="pb-1 font-display text-h3">{t('total')}</dt>
          <dd
            id="estimate-total"
            className="money text-opening leading-12 tracking-tight lg:text-h2 print:leading-10"
          >
            {withSign(sums.total)}
          </dd>
        </div>
        {deposit ? (
          <>
            <Sum label={t('deposit')} amount={bare(deposit.deposit)} />
            <Sum label={t('balance')} amount={bare(deposit.balance)} />
          </>
        ) : null}
        <div className="mt-3 flex justify-between gap-6 text-base text-text-second print:mt-1">
          <dt>{t('totalArea')}</dt>
          <dd className="text-right">{area.inBrackets(quote.totalAreaSqFt)}</dd>
        </div>
      </dl>
      {words.notices.map(({ rule, title, reason }) => (
        <div key={rule} className="mt-7">
          <Alert tone="notice" title={title}>
            {reason}
          </Alert>
        </div>
      ))}
      <p className="mt-7 border-t border-rule pt-5 print:mt-3 print:pt-2">{t('note')}</p>
      {company.warranty === null ? null : (
        <p className="mt-3 print:mt-1.5">
          <strong className="font-semibold">{t('warranty')}:</strong>{' '}
          {t('warrantyText', { warranty: company.warranty })}
        </p>
      )}
      <div className="mt-14 hidden break-inside-avoid grid-cols-[1.7fr_1fr] gap-10 sm:grid print:mt-6 print:grid">
        <Signature label={t('signature')} />
        <Signature label={t('date')} />
      </div>
    </article>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="max-w-60 min-w-0">
      <dt className="text-caption text-text-second">{label}</dt>
      <dd className="fractions">{children}</dd>
    </div>
  )
}

function Sum({ label, amount }: { label: string; amount: string }) {
  return (
    <div className="mt-2.5 flex justify-between gap-6 sm:justify-end print:mt-1">
      <dt className="text-text-second sm:text-right">{label}</dt>
      <dd className="text-right font-medium sm:w-30">{amount}</dd>
    </div>
  )
}

function BlankRule({ className }: { className: string }) {
  return (
    <span aria-hidden="true" className={`mb-1.5 flex h-3 items-center ${className}`}>
      {/* Borders: browsers leave backgrounds out of what they print. */}
      <span className="h-3 border-l border-text-second" />
      <span className="flex-1 border-t border-text-second" />
      <span className="h-3 border-l border-text-second" />
    </span>
  )
}

function Signature({ label }: { label: string }) {
  return (
    <div>
      <BlankRule className="w-full" />
      <p className="text-small text-text-second">{label}</p>
    </div>
  )
}
