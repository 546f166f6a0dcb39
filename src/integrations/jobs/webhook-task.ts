import type { TaskConfig } from 'payload'
import type { WebhookEvent } from '@/domain/webhook/webhook-events'

export type WebhookWork = { deliveryId: number; event: WebhookEvent; about: string }

/**
 * A message to another program. Payload keeps the row; the stored work of the background delivers it,
 * from a queue of its own, so that no letter waits for a program that does not answer.
 */
export const webhookTask: TaskConfig<{ input: WebhookWork; output: object }> = {
  slug: 'webhook',
  label: 'Message to another program',
  inputSchema: [
    { name: 'deliveryId', type: 'number', required: true },
    { name: 'event', type: 'text', required: true },
    { name: 'about', type: 'text', required: true },
  ],
  handler: () => {
    throw new Error('Done by the stored work of the background, never by Payload’s own runner.')
  },
}
