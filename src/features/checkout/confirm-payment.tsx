'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { useSiteFormatter } from '@/i18n/use-site-formatter'
import { FactList } from './fact-list'
import { OutcomeSheet } from '@/client/outcome-sheet'
import { WaitingSheet } from './waiting-sheet'
import type { Asked } from './waiting-sheet'
import { quoteNumber } from './quote-number'
import type { Facts } from './read-facts'
import type { ReturnQuery, ReturnReport } from './report-return'
import { successToast } from './report-toast'
import { useReason, useReportToast } from './use-report-toast'
import { useReturnReport } from './use-return-report'
import { AskAgain, QuietWayOn, WayOn } from './way-on'

export type Hrefs = { profile: string; home: string; contact: string; quote: string; visit: string }

type Props = { query: Partial<ReturnQuery>; hrefs: Hrefs; asked: Asked | null }

/** The success page: it stands first, then asks what became of the payment. */
export function ConfirmPayment({ query, hrefs, asked }: Props) {
  const t = useTranslations('payment.success')
  const { report, retry } = useReturnReport('confirm', query, useReportToast(successToast))
  const reason = useReason(successToast)
  if (report === null) {
    return <WaitingSheet title={t('checkingTitle')} text={t('checkingText')} asked={asked} />
  }
  if (report.kind === 'success' || report.kind === 'already_processed') {
    return <Paid kind={report.kind} facts={report.facts} query={query} hrefs={hrefs} />
  }
  return (
    <ConfirmError
      report={report}
      reason={reason(report)}
      sessionId={query.session_id}
      onRetry={retry}
      hrefs={hrefs}
    />
  )
}

type PaidProps = Omit<Props, 'asked'> & {
  kind: 'success' | 'already_processed'
  facts: Facts | undefined
}

/** What was paid, and what comes next. */
export function Paid({ kind, facts, query, hrefs }: PaidProps) {
  const t = useTranslations('payment.success')
  const format = useSiteFormatter()
  const isFirst = kind === 'success'
  const isDeposit = facts?.purpose === 'deposit'
  // the balance is due once it was measured
  const isToMeasure = isFirst && facts !== undefined && facts.purpose !== 'balance'
  const wantsPhone = isToMeasure && facts.phone === null
  const rows = facts && [
    {
      label: t('paid'),
      value: format.number(facts.amount, { style: 'currency', currency: facts.currency }),
    },
    ...(facts.paidAt
      ? [
          {
            label: t('paidOn'),
            value: format.dateTime(new Date(facts.paidAt), { dateStyle: 'medium' }),
          },
        ]
      : []),
    { label: t('reference'), value: facts.reference },
    ...(isDeposit
      ? [
          {
            label: t('owed'),
            value: format.number(facts.owed, { style: 'currency', currency: facts.currency }),
          },
        ]
      : []),
  ]
  return (
    <OutcomeSheet
      tone="good"
      title={t(isFirst ? (isDeposit ? 'doneTitleDeposit' : 'doneTitle') : 'againTitle')}
      text={t(isFirst ? 'doneText' : isDeposit ? 'againTextDeposit' : 'againText')}
      figure={facts?.number ?? quoteNumber(query.quote_id)}
      actions={
        <>
          {isToMeasure ? (
            <WayOn href={hrefs.visit} look="ink">
              {t('bookVisit')}
            </WayOn>
          ) : null}
          <WayOn href={hrefs.profile} look={isToMeasure ? 'outline' : 'ink'}>
            {t('toProfile')}
          </WayOn>
          {facts ? (
            <WayOn href={hrefs.quote}>{t(isDeposit ? 'toQuoteDeposit' : 'toQuote')}</WayOn>
          ) : null}
          <QuietWayOn href={hrefs.home}>{t('toHome')}</QuietWayOn>
        </>
      }
    >
      {rows ? <FactList rows={rows} /> : null}
      {isToMeasure ? (
        <p className="mt-6 max-w-lg [overflow-wrap:anywhere]">
          {facts.phone
            ? t('visitCall', { phone: facts.phone })
            : t('visitWrite', { email: facts.email })}{' '}
          {wantsPhone ? (
            <Link href={`${hrefs.profile}#details`} className="text-link">
              {t('leavePhone')}
            </Link>
          ) : null}
        </p>
      ) : null}
    </OutcomeSheet>
  )
}

type ErrorProps = {
  report: ReturnReport
  reason: string | null
  sessionId: string | undefined
  onRetry: () => void
  hrefs: Hrefs
}

const worthAsking: ReturnReport['kind'][] = ['failed', 'stripe_unreachable', 'unexpected_status']

function ConfirmError({ report, reason, sessionId, onRetry, hrefs }: ErrorProps) {
  const t = useTranslations('payment.success')
  const refusals = useTranslations('payment.refusals')
  const isSecond = report.kind === 'refunded_duplicate'
  return (
    <OutcomeSheet
      tone="bad"
      title={isSecond ? t('secondTitle') : t('errorTitle')}
      text={
        isSecond
          ? refusals('refunded_duplicate')
          : t(sessionId === undefined ? 'errorTextNoSession' : 'errorText')
      }
      actions={
        <>
          {worthAsking.includes(report.kind) ? (
            <AskAgain onClick={onRetry}>{t('retry')}</AskAgain>
          ) : null}
          <WayOn href={hrefs.contact}>{t('contact')}</WayOn>
          <QuietWayOn href={hrefs.profile}>{t('toProfile')}</QuietWayOn>
          <QuietWayOn href={hrefs.home}>{t('toHome')}</QuietWayOn>
        </>
      }
    >
      {reason ? <p className="mt-4 font-semibold text-error">{reason}</p> : null}
      {sessionId === undefined ? null : (
        <dl className="mt-8 border-t border-rule pt-4">
          <dt className="text-small text-text-second">{t('sessionId')}</dt>
          <dd className="mt-1 font-medium break-all">{sessionId}</dd>
        </dl>
      )}
    </OutcomeSheet>
  )
}
