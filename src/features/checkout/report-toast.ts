import type { ShownMessage } from '@/ui/toast-stack'
import type { ReturnReport } from './report-return'

/** A toast's keys in `payment.toasts`, and what kind of news it is. */
export type ReportToast = {
  kind: ShownMessage['kind']
  title: ToastKey
  text?: ToastKey
}

type ToastKey =
  | 'successTitle'
  | 'cancelledTitle'
  | 'missingTitle'
  | `${'recordError' | 'recordNotFound' | 'statusError' | 'updateError' | 'processingError'}${'Title' | 'Text'}`

/** What pops up over the success page; null where the page itself says it all. */
export function successToast(report: ReturnReport): ReportToast | null {
  switch (report.kind) {
    case 'success':
      return { kind: 'success', title: 'successTitle' }
    case 'already_processed':
    case 'refunded_duplicate':
      return null
    case 'missing_information':
      return { kind: 'error', title: 'missingTitle' }
    case 'not_found':
      return { kind: 'error', title: 'recordErrorTitle', text: 'recordErrorText' }
    case 'unexpected_status':
      return { kind: 'error', title: 'statusErrorTitle', text: 'statusErrorText' }
    default:
      return { kind: 'error', title: 'processingErrorTitle', text: 'processingErrorText' }
  }
}

/** What pops up over the cancel page. */
export function cancelToast(report: ReturnReport): ReportToast | null {
  switch (report.kind) {
    case 'cancelled':
      // an old address: what happened since is no news, and no cancelling
      return report.facts?.paidSince ? null : { kind: 'info', title: 'cancelledTitle' }
    case 'paid_after_all':
      return { kind: 'success', title: 'successTitle' }
    case 'missing_information':
      return { kind: 'error', title: 'missingTitle' }
    case 'not_found':
      return { kind: 'error', title: 'recordNotFoundTitle', text: 'recordNotFoundText' }
    case 'unexpected_status':
      return { kind: 'error', title: 'statusErrorTitle', text: 'statusErrorText' }
    case 'stripe_unreachable':
      return { kind: 'error', title: 'updateErrorTitle', text: 'updateErrorText' }
    default:
      return { kind: 'error', title: 'processingErrorTitle', text: 'processingErrorText' }
  }
}
