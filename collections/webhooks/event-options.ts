import { webhookEvents } from '@/domain/webhook/webhook-events'

const labels: Record<(typeof webhookEvents)[number], string> = {
  'quote.accepted': 'Quote accepted',
  'quote.deposit_paid': 'Deposit paid',
  'quote.paid': 'Quote paid in full',
  'job.done': 'Job installed',
  'payment.refunded': 'Money given back',
  'payment.refund_returned': 'Refund came back',
  'payment.voided': 'Recorded payment voided',
}

/** What happened, as people read it. */
export const eventOptions = webhookEvents.map((value) => ({ value, label: labels[value] }))
