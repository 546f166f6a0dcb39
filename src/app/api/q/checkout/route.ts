import { payByLink } from '@/services/links/pay-by-link'
import { refuse } from '../../payments/payment-answers'
import { keepToken, wayBack } from '../../kept-token'
import { answer } from '../../respond'
import { linkRoute, refuseLink } from '../link-answers'

/** `{ "token" }`: 200 `{ "checkoutSessionUrl" }`, the page on which what is due is paid. */
export const POST = linkRoute(async ({ ctx, token, locale }) => {
  const outcome = await payByLink({ ctx, token, locale })
  if (outcome.ok) {
    return answer(200, { checkoutSessionUrl: outcome.url }, keepToken(wayBack, token))
  }
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
