import 'server-only'
import { slugs } from '@collections/slugs'
import type { Payload } from 'payload'
import { Webhook } from 'standardwebhooks'
import type { WebhookWork } from '@/integrations/jobs/webhook-task'
import { postWebhook } from '@/integrations/webhooks/post-webhook'
import type { WebhookAnswer } from '@/integrations/webhooks/post-webhook'
import { reachOfSite } from '@/integrations/webhooks/reach'
import type { WebhookDelivery, WebhookReceiver } from '@/payload-types'
import type { ServiceContext } from '../context'
import { idOrNull } from '../payments/records'

/** Hands a stored message over once, and writes down what came of it; throws where it was not taken. */
export async function deliver(
  { payload, now }: ServiceContext,
  { deliveryId }: WebhookWork,
  /** When it is tried again if it fails now; null where this is the last time. */
  nextTryAt: Date | null,
): Promise<void> {
  const delivery = await findDelivery(payload, deliveryId)
  // given up and asked for again, it is as one that waits
  if (delivery?.state !== 'waiting' && delivery?.state !== 'failed') return
  const receiver = await findReceiver(payload, idOrNull(delivery.receiver))
  if (receiver?.isOn !== true) {
    await write(payload, deliveryId, { state: 'stopped', nextTryAt: null })
    return
  }
  const at = now()
  const answer = await attempt(payload, { delivery, receiver, at })
  const isTaken = answer.status >= 200 && answer.status < 300
  await write(payload, deliveryId, {
    tries: delivery.tries + 1,
    calledAddress: receiver.address,
    lastTriedAt: at.toISOString(),
    lastStatus: answer.status === 0 ? null : answer.status,
    lastText: answer.text,
    ...(isTaken
      ? { state: 'delivered' as const, nextTryAt: null }
      : {
          state: nextTryAt === null ? ('failed' as const) : ('waiting' as const),
          nextTryAt: nextTryAt?.toISOString() ?? null,
        }),
  })
  if (!isTaken) throw new Error(`${receiver.name}: ${sayAnswer(answer)}`)
}

type Attempt = { delivery: WebhookDelivery; receiver: WebhookReceiver; at: Date }

/** What was answered; 0 where nobody did, with why. */
async function attempt(
  payload: Payload,
  { delivery, receiver, at }: Attempt,
): Promise<WebhookAnswer> {
  const { body, messageId } = delivery
  try {
    return await postWebhook({
      address: receiver.address,
      body,
      reach: reachOfSite(),
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Webhooks',
        'webhook-id': messageId,
        'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
        'webhook-signature': secretsOf(receiver, at)
          .map((secret) => new Webhook(payload.decrypt(secret)).sign(messageId, at, body))
          .join(' '),
      },
    })
  } catch (error) {
    return { status: 0, text: error instanceof Error ? error.message : String(error) }
  }
}

/** The one that holds, and for a day the one of before. */
function secretsOf({ secret, secretBefore, secretBeforeUntil }: WebhookReceiver, at: Date) {
  const stillCounts = secretBefore && secretBeforeUntil && new Date(secretBeforeUntil) > at
  return [secret ?? '', ...(stillCounts ? [secretBefore] : [])]
}

function sayAnswer({ status, text }: WebhookAnswer): string {
  return status === 0 ? text : `answered ${status}.`
}

async function findDelivery(payload: Payload, id: number): Promise<WebhookDelivery | null> {
  return payload.findByID({
    collection: slugs.webhookDeliveries,
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true, // the site delivers, whoever caused it
  })
}

async function findReceiver(payload: Payload, id: number | null): Promise<WebhookReceiver | null> {
  if (id === null) return null
  return payload.findByID({
    collection: slugs.webhookReceivers,
    id,
    depth: 0,
    joins: false,
    disableErrors: true,
    overrideAccess: true, // as above
  })
}

async function write(
  payload: Payload,
  id: number,
  data: Partial<Omit<WebhookDelivery, 'id'>>,
): Promise<void> {
  await payload.update({
    collection: slugs.webhookDeliveries,
    id,
    data,
    depth: 0,
    overrideAccess: true, // the log is the site's own
  })
}
