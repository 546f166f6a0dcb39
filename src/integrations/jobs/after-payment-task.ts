import type { TaskConfig } from 'payload'

type Input = { work: string; paymentId: number; amount?: number; refund?: string | null }

/**
 * What follows from a payment: a letter, an alert, the customer's record. Payload keeps the row;
 * the stored work of the background does it, so that one that fails keeps nobody else.
 */
export const afterPaymentTask: TaskConfig<{ input: Input; output: object }> = {
  slug: 'afterPayment',
  label: 'What follows from a payment',
  inputSchema: [
    { name: 'work', type: 'text', required: true },
    { name: 'paymentId', type: 'number', required: true },
    { name: 'amount', type: 'number' },
    { name: 'refund', type: 'text' },
  ],
  handler: () => {
    throw new Error('Done by the stored work of the background, never by Payload’s own runner.')
  },
}
