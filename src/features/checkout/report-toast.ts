import type { ReturnReport } from './report-return'

/** A toast's keys in `payment.toasts`, and whether it is good news. */
export type ReportToast = {
  isGood: boolean
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
      return { isGood: true, title: 'successTitle' }
    case 'already_processed':
    case 'refunded_duplicate':
      return null
    case 'missing_information':
      return { isGood: false, title: 'missingTitle' }
    case 'not_found':
      return { isGood: false, title: 'recordErrorTitle', text: 'recordErrorText' }
    case 'unexpected_status':
      return { isGood: false, title: 'statusErrorTitle', text: 'statusErrorText' }
    default:
      return { isGood: false, title: 'processingErrorTitle', text: 'processingErrorText' }
  }
}

/** What pops up over the cancel page. */
export function cancelToast(report: ReturnReport): ReportToast | null {
  switch (report.kind) {
    case 'cancelled':
      return { isGood: true, title: 'cancelledTitle' }
    case 'paid_after_all':
      return { isGood: true, title: 'successTitle' }
    case 'missing_information':
      return { isGood: false, title: 'missingTitle' }
    case 'not_found':
      return { isGood: false, title: 'recordNotFoundTitle', text: 'recordNotFoundText' }
    case 'unexpected_status':
      return { isGood: false, title: 'statusErrorTitle', text: 'statusErrorText' }
    case 'stripe_unreachable':
      return { isGood: false, title: 'updateErrorTitle', text: 'updateErrorText' }
    default:
      return { isGood: false, title: 'processingErrorTitle', text: 'processingErrorText' }
  }
}
