import 'server-only'
import type Stripe from 'stripe'
import { env } from '@/config/env'
import type { ServiceContext } from '../context'
import { withTransaction } from '../database/transaction'
import { queueMail } from '../mail/queue-mail'
import { strayLetter } from './stray-letter'
import { recordEvent } from './recorded-events'
import type { EventMark } from './recorded-events'

type Args = { ctx: ServiceContext; session: Stripe.Checkout.Session; event: EventMark }

/**
 * Money that came in on a page of this site, and belongs to no record of it: a backup was restored
 * since, or the record has another page. The office is told once an event. False where the page is not
 * ours, or nothing was paid.
 */
export async function reportStray({ ctx, session, event }: Args): Promise<boolean> {
  if (!isOfThisSite(session) || session.payment_status !== 'paid') return false
  const letter = await strayLetter(ctx.payload, session)
  await withTransaction(ctx.payload, async (req) => {
    if (!(await recordEvent(req, event, null)) || letter === null) return
    await queueMail({ payload: ctx.payload, req, message: letter })
  })
  ctx.payload.logger.error({ msg: 'Money without a payment record', session: session.id })
  return true
}

function isOfThisSite({ metadata, success_url: back }: Stripe.Checkout.Session): boolean {
  const names = ['quote_id', 'user_id', 'payment_record_id']
  if (!names.every((name) => metadata?.[name])) return false
  return typeof back === 'string' && back.startsWith(`${env().SITE_URL}/`)
}
