import { z } from 'zod'
import { startCheckout } from '@/services/payments/start-checkout'
import { contextFromRequest } from '@/services/request-context'
import { answer, readJson, refuseFields, refuseWhenTooMany } from '../../respond'
import { refuse } from '../payment-answers'

const body = z.object({ quoteId: z.coerce.number().int().min(1).max(2_147_483_647) })

export async function POST(request: Request): Promise<Response> {
  const tooMany = await refuseWhenTooMany(request, 'checkout')
  if (tooMany) return tooMany
  const ctx = await contextFromRequest(request)
  if (ctx.actor === null) return refuse('not_signed_in')
  const read = await readJson(request)
  if (!read.ok) return read.response
  const asked = body.safeParse(read.body)
  if (!asked.success) {
    return refuseFields([
      { field: 'quoteId', message: 'Please save your quote before proceeding to payment.' },
    ])
  }
  const outcome = await startCheckout({ ctx, quoteId: asked.data.quoteId })
  if (outcome.ok) return answer(200, { checkoutSessionUrl: outcome.url })
  switch (outcome.kind) {
    case 'price_changed':
      return refuse('price_changed', { quote: outcome.quote })
    case 'not_found':
      return refuse('quote_not_found')
    default:
      return refuse(outcome.kind)
  }
}
