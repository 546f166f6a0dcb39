import 'server-only'
import { defaultLocale } from '@/config/locales'
import type { Locale } from '@/config/locales'
import type { PaymentsPort } from '@/integrations/stripe/payments-port'
import { stripeTrouble } from '@/integrations/stripe/stripe-trouble'
import type { PricingProblem } from '@/domain/pricing/types'
import type { ServiceContext } from '../context'
import { claimCheckout } from './claim-checkout'
import { endSession } from './end-session'
import { openSession } from './open-session'
import { payerOf } from './payer'
import type { Payer } from './payer'
import { renewQuote } from './renew-quote'
import type { NewPrice } from './renew-quote'

export type CheckoutOutcome =
  | { ok: true; url: string }
  | ({ ok: false; kind: 'price_changed' } & NewPrice)
  | { ok: false; kind: 'not_priceable'; problems: PricingProblem[] }
  | {
      ok: false
      kind:
        | 'not_signed_in'
        | 'not_configured'
        | 'not_found'
        | 'already_paid'
        | 'processing'
        | 'held'
        | 'not_chargeable'
        | 'not_measured'
        | 'not_payable'
        | 'awaiting_approval'
        | 'not_accepted'
        | 'expired'
        | 'stripe_refused'
        | 'stripe_unreachable'
    }

type Args = {
  ctx: ServiceContext
  /** The account that is signed in, unless said otherwise. */
  payer?: Payer | null
  quoteId: number
  /** Of the pages that Stripe leads back to, of the line on the card's page, and of the receipt. */
  locale?: Locale
}

/** Each round ends one obstacle; there are never many. */
const mostRounds = 12
const mostTooLate = 2

/**
 * Sends a customer to the page on which the quote is paid. Ten clicks in ten tabs end on the same
 * page: the record is claimed under a lock, and Stripe is asked under the record's own key, outside
 * of any transaction.
 */
export async function startCheckout({
  ctx,
  payer = payerOf(ctx),
  quoteId,
  locale = defaultLocale,
}: Args): Promise<CheckoutOutcome> {
  const { payments: port } = ctx
  if (payer === null) return { ok: false, kind: 'not_signed_in' }
  if (port === null) return { ok: false, kind: 'not_configured' }
  const product = await productOfLines(ctx, port)
  if (!product.ok) return { ok: false, kind: 'stripe_unreachable' }

  let tooLate = 0
  for (let round = 0; round < mostRounds; round += 1) {
    const claim = await claimCheckout({ ctx, payer, quoteId, productId: product.id, locale })
    switch (claim.kind) {
      case 'not_found':
      case 'already_paid':
      case 'processing':
      case 'held':
      case 'not_chargeable':
      case 'not_measured':
      case 'not_payable':
      case 'awaiting_approval':
      case 'not_accepted':
      case 'expired':
        return { ok: false, kind: claim.kind }
      case 'end_first': {
        const ending = await endSession({ ctx, port, payment: claim.payment })
        if (!ending.ok) return ending
        break
      }
      case 'run_out': {
        const renewal = await renewQuote({ ctx, quoteId, before: claim.money })
        if (renewal.kind !== 'renewed') return { ok: false, ...renewal }
        break
      }
      case 'use': {
        const opening = await openSession({ ctx, port, payment: claim.payment })
        if (opening.kind === 'open') return { ok: true, url: opening.url }
        if (opening.kind === 'too_late') {
          tooLate += 1
          if (tooLate === mostTooLate) return clockIsOff(ctx, quoteId)
        } else if (opening.kind !== 'again') return { ok: false, kind: opening.kind }
        break
      }
    }
  }
  ctx.payload.logger.error({ msg: 'A checkout came to no end', quoteId })
  return { ok: false, kind: 'stripe_unreachable' }
}

/** A fresh record whose end Stripe does not take is nobody's but the clock's. */
function clockIsOff(ctx: ServiceContext, quoteId: number): CheckoutOutcome {
  const msg = 'Stripe refuses the end of every checkout: is the clock of this machine right?'
  ctx.payload.logger.error({ msg, quoteId })
  return { ok: false, kind: 'stripe_refused' }
}

type Product = { ok: true; id: string | null } | { ok: false }

/** The product that the office wants the lines of its checkouts filed under. */
async function productOfLines(ctx: ServiceContext, port: PaymentsPort): Promise<Product> {
  const { stripeDefaultPriceId } = await ctx.payload.findGlobal({
    slug: 'app-config',
    depth: 0,
    overrideAccess: true, // the price's id is the office's; the customer sees only its product
  })
  if (!stripeDefaultPriceId) return { ok: true, id: null }
  try {
    const { product } = await port.retrievePrice(stripeDefaultPriceId)
    return { ok: true, id: typeof product === 'string' ? product : product.id }
  } catch (error) {
    const trouble = stripeTrouble(error)
    if (trouble === 'unknown') throw error
    ctx.payload.logger.error({ err: error, msg: 'The default price can’t be read at Stripe' })
    // A price that Stripe does not know must not keep anybody from paying.
    return trouble === 'missing' || trouble === 'refused' ? { ok: true, id: null } : { ok: false }
  }
}
