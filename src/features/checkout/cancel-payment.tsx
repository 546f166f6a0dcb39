'use client'

import { useTranslations } from 'next-intl'
import { useSiteFormatter } from '@/i18n/use-site-formatter'
import type { Hrefs } from './confirm-payment'
import { FactList } from './fact-list'
import { OutcomeSheet } from '@/client/outcome-sheet'
import type { SheetTone } from '@/client/outcome-sheet'
import { PayAgain } from './pay-again'
import { quoteNumber } from './quote-number'
import type { Facts } from './read-facts'
import type { ReturnQuery, ReturnReport } from './report-return'
import { cancelToast } from './report-toast'
import { useReason, useReportToast } from './use-report-toast'
import { useReturnReport } from './use-return-report'
import { WaitingSheet } from './waiting-sheet'
import type { Asked } from './waiting-sheet'
import { AskAgain, WayOn } from './way-on'

type Props = { query: Partial<ReturnQuery>; hrefs: Hrefs; asked: Asked | null }
type Words = 'done' | 'since' | 'paid' | 'unreachable' | 'error'

function wordsFor(report: ReturnReport): { words: Words; tone: SheetTone } {
  switch (report.kind) {
    case 'cancelled':
      return report.facts?.paidSince
        ? { words: 'since', tone: 'good' }
        : { words: 'done', tone: 'neutral' }
    case 'paid_after_all':
      return { words: 'paid', tone: 'good' }
    case 'stripe_unreachable':
    case 'failed':
      return { words: 'unreachable', tone: 'bad' }
    default:
      return { words: 'error', tone: 'bad' }
  }
}

/** The cancel page: it stands first, then takes the payment back. */
export function CancelPayment({ query, hrefs, asked }: Props) {
  const t = useTranslations('payment.cancel')
  const { report, retry } = useReturnReport('cancel', query, useReportToast(cancelToast))
  if (report === null) {
    return <WaitingSheet title={t('checkingTitle')} text={t('checkingText')} asked={asked} />
  }
  return <CancelOutcome {...{ report, query, hrefs }} onRetry={retry} />
}

type OutcomeProps = Omit<Props, 'asked'> & { report: ReturnReport; onRetry: () => void }

/** What became of taking it back, and the ways on. */
export function CancelOutcome({ report, query, hrefs, onRetry }: OutcomeProps) {
  const t = useTranslations('payment.cancel')
  const format = useSiteFormatter()
  const reasonOf = useReason(cancelToast)
  const { words, tone } = wordsFor(report)
  const reason = tone === 'bad' ? reasonOf(report) : null
  const isPaid = report.kind === 'paid_after_all'
  const facts = 'facts' in report ? report.facts : undefined
  const isSince = words === 'since'
  const payable = report.kind === 'cancelled' && facts?.canPay && !isSince ? facts : null
  const figure = quoteNumber(query.quote_id)
  const names = { number: figure ?? '', reference: facts?.paidSince ?? '' }

  /** Paying again is open as long as the price is; afterwards the server prices it anew. */
  function untilWhen({ hasRunOut, validUntil, purpose }: Facts): string {
    // the deposit holds the price
    if (purpose === 'balance') return t('payableBalance')
    if (hasRunOut) return t('runOut')
    if (validUntil === null) return t('payableOpen')
    return t('payableUntil', {
      date: format.dateTime(new Date(validUntil), { dateStyle: 'medium' }),
    })
  }

  return (
    <OutcomeSheet
      tone={tone}
      title={t(`${words}Title`, names)}
      text={[
        t(isPaid && facts?.purpose === 'deposit' ? 'paidTextDeposit' : `${words}Text`, names),
        ...(payable ? [untilWhen(payable)] : []),
      ].join(' ')}
      figure={words === 'done' || isPaid ? figure : undefined}
      actions={
        <>
          {words === 'unreachable' ? <AskAgain onClick={onRetry}>{t('retry')}</AskAgain> : null}
          {payable ? <PayAgain quoteId={payable.quoteId} quoteHref={hrefs.quote} /> : null}
          <WayOn
            href={isPaid ? hrefs.profile : hrefs.quote}
            look={words === 'unreachable' || payable ? 'outline' : 'ink'}
          >
            {t(isPaid ? 'toProfile' : isSince ? 'toPaidQuote' : 'toQuote')}
          </WayOn>
          {words === 'error' || isPaid ? <WayOn href={hrefs.contact}>{t('contact')}</WayOn> : null}
          <WayOn href={hrefs.home}>{t('toHome')}</WayOn>
        </>
      }
    >
      {facts && (payable || isPaid) ? (
        <FactList
          rows={[
            {
              label: t(isPaid ? 'paidAmount' : `amounts.${facts.purpose}`),
              value: format.number(facts.amount, { style: 'currency', currency: facts.currency }),
            },
          ]}
        />
      ) : null}
      {reason ? <p className="mt-4 font-semibold text-error">{reason}</p> : null}
    </OutcomeSheet>
  )
}
