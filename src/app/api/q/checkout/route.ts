import { payByLink } from '@/services/links/pay-by-link'
import { refuse } from '../../payments/payment-answers'
import { answer } from '../../respond'
import { keepWayBack, linkRoute, refuseLink } from '../link-answers'

/** `{ "token" }`: 200 `{ "checkoutSessionUrl" }`, the page on which what is due is paid. */
export const POST = linkRoute(async ({ ctx, token, locale }) => {
  const outcome = await payByLink({ ctx, token, locale })
  if (outcome.ok) return answer(200, { checkoutSessionUrl: outcome.url }, keepWayBack(token))
  switch (outcome.kind) {
    case 'not_found':
      return refuseLink(locale, 'not_found')
    case 'price_changed':
    case 'not_priceable':
      // What the shop sent is never priced again by paying it.
      return refuse(locale, 'expired')
    default:
      return refuse(locale, outcome.kind)
  }
})
