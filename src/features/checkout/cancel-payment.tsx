'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { Button, buttonClasses } from '@/ui/button'
import type { Hrefs } from './confirm-payment'
import { OutcomeSheet } from './outcome-sheet'
import type { SheetTone } from './outcome-sheet'
import { quoteNumber } from './quote-number'
import type { ReturnQuery, ReturnReport } from './report-return'
import { cancelToast } from './report-toast'
import { useReason, useReportToast } from './use-report-toast'
import { useReturnReport } from './use-return-report'

type Props = { query: Partial<ReturnQuery>; hrefs: Hrefs }
type Words = 'checking' | 'done' | 'paid' | 'unreachable' | 'error'

function wordsFor(report: ReturnReport | null): { words: Words; tone: SheetTone } {
  switch (report?.kind) {
    case undefined:
      return { words: 'checking', tone: 'waiting' }
    case 'cancelled':
      return { words: 'done', tone: 'neutral' }
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
export function CancelPayment({ query, hrefs }: Props) {
  const t = useTranslations('payment.cancel')
  const { report, retry } = useReturnReport('cancel', query, useReportToast(cancelToast))
  const reasonOf = useReason(cancelToast)
  const { words, tone } = wordsFor(report)
  const reason = report !== null && tone === 'bad' ? reasonOf(report) : null
  const isPaid = report?.kind === 'paid_after_all'
  return (
    <OutcomeSheet
      tone={tone}
      title={t(`${words}Title`)}
      text={t(`${words}Text`)}
      figure={words === 'done' || isPaid ? quoteNumber(query.quote_id) : undefined}
      actions={
        report === null ? null : (
          <>
            {words === 'unreachable' ? (
              <Button look="ink" size="large" onClick={retry}>
                {t('retry')}
              </Button>
            ) : null}
            <Link
              href={isPaid ? hrefs.profile : hrefs.quote}
              className={buttonClasses(words === 'unreachable' ? 'outline' : 'ink', 'large')}
            >
              {t(isPaid ? 'toProfile' : 'toQuote')}
            </Link>
            {words === 'error' || isPaid ? (
              <Link href={hrefs.contact} className={buttonClasses('outline', 'large')}>
                {t('contact')}
              </Link>
            ) : null}
            <Link href={hrefs.home} className={buttonClasses('outline', 'large')}>
              {t('toHome')}
            </Link>
          </>
        )
      }
    >
      {reason ? <p className="mt-4 font-semibold text-error">{reason}</p> : null}
    </OutcomeSheet>
  )
}
