import { z } from 'zod'
import { translatorOf } from '@/i18n/translator'
import { startCheckout } from '@/services/payments/start-checkout'
import { contextFromRequest } from '@/services/request-context'
import { callerLocale } from '../../caller-locale'
import { answering } from '../../edge/answering'
import { answer, readJson, refuseFields, refuseWhenTooMany } from '../../respond'
import { problemsInWords } from '../../quotes/quote-answers'
import { refuse } from '../payment-answers'

const body = z.object({ quoteId: z.coerce.number().int().min(1).max(2_147_483_647) })

export const POST = answering(async (request: Request): Promise<Response> => {
  const tooMany = await refuseWhenTooMany(request, 'checkout')
  if (tooMany) return tooMany
  const ctx = await contextFromRequest(request)
  const locale = callerLocale(request)
  if (ctx.actor === null) return refuse(locale, 'not_signed_in')
  const read = await readJson(request)
  if (!read.ok) return read.response
  const asked = body.safeParse(read.body)
  if (!asked.success) {
    const message = translatorOf(locale, 'quote.errors')('saveFirst')
    return refuseFields([{ field: 'quoteId', message }])
  }
  const outcome = await startCheckout({ ctx, quoteId: asked.data.quoteId, locale })
  if (outcome.ok) return answer(200, { checkoutSessionUrl: outcome.url })
  switch (outcome.kind) {
    case 'price_changed':
      return refuse(locale, 'price_changed', {
        quote: outcome.quote,
        ...(outcome.depositDue > 0 ? { depositDue: outcome.depositDue } : {}),
      })
    case 'not_priceable':
      return refuse(locale, outcome.kind, { errors: problemsInWords(locale, outcome.problems) })
    case 'not_found':
      return refuse(locale, 'quote_not_found')
    default:
      return refuse(locale, outcome.kind)
  }
})
