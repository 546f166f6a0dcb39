'use client'

import { useTranslations } from 'next-intl'
import { showToast } from '@/ui/toast'
import type { ReportToast } from './report-toast'
import type { ReturnReport } from './report-return'

/** Shows the toast that belongs to a report. */
export function useReportToast(toastOf: (report: ReturnReport) => ReportToast | null) {
  const t = useTranslations('payment.toasts')
  return (report: ReturnReport): void => {
    const toast = toastOf(report)
    if (toast === null) return
    const status = report.kind === 'unexpected_status' ? report.status : ''
    const text = toast.text ? t(toast.text, { status }) : undefined
    showToast({ kind: toast.kind, title: t(toast.title), text })
  }
}

/** The sentence that tells why, in the words of the toast, for those who missed it. */
export function useReason(toastOf: (report: ReturnReport) => ReportToast | null) {
  const t = useTranslations('payment.toasts')
  return (report: ReturnReport): string | null => {
    const toast = toastOf(report)
    if (toast === null) return null
    const status = report.kind === 'unexpected_status' ? report.status : ''
    const title = t(toast.title)
    return toast.text ? `${title}: ${t(toast.text, { status })}` : title
  }
}
