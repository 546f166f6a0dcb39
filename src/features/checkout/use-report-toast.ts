'use client'

import { useTranslations } from 'next-intl'
import { isSettled, paymentStates } from '@/domain/payment/payment-states'
import type { PaymentState } from '@/domain/payment/payment-states'
import { showToast } from '@/ui/toast'
import type { ReportToast } from './report-toast'
import type { ReturnReport } from './report-return'

type ToastOf = (report: ReturnReport) => ReportToast | null

/** What a page can come back to without being paid. */
type UnpaidState = Exclude<
  PaymentState,
  'succeeded' | 'partially_refunded' | 'refunded' | 'disputed'
>

const isReload = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'reload')

/** Shows the toast that belongs to a report. What is no trouble is said once: a reload only brings its page again. */
export function useReportToast(toastOf: ToastOf) {
  const wordsOf = useToastWords()
  return (report: ReturnReport): void => {
    const toast = toastOf(report)
    if (toast === null || (toast.kind === 'info' && isReload())) return
    showToast({ kind: toast.kind, ...wordsOf(toast, report) })
  }
}

/** The sentence that tells why, in the words of the toast, for those who missed it. */
export function useReason(toastOf: ToastOf) {
  const wordsOf = useToastWords()
  return (report: ReturnReport): string | null => {
    const toast = toastOf(report)
    if (toast === null) return null
    const { title, text } = wordsOf(toast, report)
    return text === undefined ? title : `${title}: ${text}`
  }
}

function useToastWords() {
  const t = useTranslations('payment.toasts')
  return ({ title, text }: ReportToast, report: ReturnReport) => {
    const said = report.kind === 'unexpected_status' ? report.status : ''
    const known = paymentStates.find((one): one is UnpaidState => one === said && !isSettled(one))
    const status = known ? t(`states.${known}`) : said
    return { title: t(title), text: text ? t(text, { status }) : undefined }
  }
}
