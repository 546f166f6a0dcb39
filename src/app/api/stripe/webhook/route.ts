import type Stripe from 'stripe'
import { metrics } from '@/integrations/metrics/metrics'
import { isBadSignature, isOldSignature } from '@/integrations/stripe/stripe-trouble'
import { handleStripeEvent } from '@/services/payments/handle-stripe-event'
import { contextOfSite } from '@/services/request-context'
import { readBytes } from '../../edge/read-bytes'
import { answer, refuseWhenTooMany } from '../../respond'

const largestBody = 1024 * 1024

/** Stripe rings here. 400 when it is not Stripe, 500 when it should ring again, else 200. */
export async function POST(request: Request): Promise<Response> {
  const tooMany = await refuseWhenTooMany(request, 'webhook')
  if (tooMany) return tooMany
  const ctx = await contextOfSite()
  if (ctx.payments === null) return answer(503, { error: 'Card payment is not configured.' })
  const signature = request.headers.get('stripe-signature')
  if (signature === null) return answer(400, { error: 'The signature is missing.' })
  const bytes = await readBytes(request, largestBody)
  if (bytes === null) return answer(413, { error: 'The body is too large.' })
  const rawBody = new TextDecoder().decode(bytes)
  let event: Stripe.Event
  try {
    event = ctx.payments.readEvent(rawBody, signature)
    if (typeof event?.type !== 'string') throw new TypeError('It is no event.')
  } catch (error) {
    const reason = reasonOf(error)
    metrics().webhooks.inc({ outcome: 'refused' })
    ctx.payload.logger.warn({ msg: 'A webhook was refused', reason })
    return answer(400, { error: reason })
  }
  try {
    const outcome = await handleStripeEvent({ ctx, port: ctx.payments, event })
    metrics().webhooks.inc({ outcome })
    return answer(200, { received: true, outcome })
  } catch (error) {
    metrics().webhooks.inc({ outcome: 'failed' })
    ctx.payload.logger.error({ err: error, msg: 'A webhook could not be handled', id: event.id })
    return answer(500, { error: 'The event could not be handled now.' })
  }
}

function reasonOf(error: unknown): string {
  if (isOldSignature(error))
    return 'The signature is too old, or the clock of this machine is wrong.'
  return isBadSignature(error) ? 'The signature does not fit.' : 'The event is unreadable.'
}
