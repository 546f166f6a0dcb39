/** What other programs can be told of. The names travel: add to them, never change one. */
export const webhookEvents = [
  'quote.accepted',
  'quote.deposit_paid',
  'quote.paid',
  'job.done',
  'payment.refunded',
  'payment.refund_returned',
  'payment.voided',
] as const

export type WebhookEvent = (typeof webhookEvents)[number]
