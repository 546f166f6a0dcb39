import 'server-only'
import type { Locale } from '@/config/locales'
import type { ServiceContext } from '../context'
import { cancelPayment } from '../payments/cancel-payment'
import type { CancelOutcome } from '../payments/cancel-payment'
import { confirmPayment } from '../payments/confirm-payment'
import type { ConfirmOutcome } from '../payments/confirm-payment'
import { startCheckout } from '../payments/start-checkout'
import type { CheckoutOutcome } from '../payments/start-checkout'
import { quoteOfLink } from './quote-of-link'

type Args = { ctx: ServiceContext; token: unknown }

/** Leads whoever holds the link to the page on which what is due is paid. */
export async function payByLink({
  ctx,
  token,
  locale,
}: Args & { locale: Locale }): Promise<CheckoutOutcome> {
  const quote = await quoteOfLink({ ctx, token })
  if (quote === null) return { ok: false, kind: 'not_found' }
  return startCheckout({
    ctx,
    payer: { kind: 'link', quoteId: quote.id },
    quoteId: quote.id,
    locale,
  })
}

type Return = Args & {
  how: 'paid' | 'cancelled'
  /** What Stripe's address back named; nothing of it is believed but the ids. */
  query: unknown
}

/** Settles what came of the page of payment, or ends it; null where the link opens nothing. */
export async function returnToLink({
  ctx,
  token,
  how,
  query,
}: Return): Promise<ConfirmOutcome | CancelOutcome | null> {
  const quote = await quoteOfLink({ ctx, token })
  if (quote === null) return null
  const payer = { kind: 'link', quoteId: quote.id } as const
  return how === 'paid'
    ? confirmPayment({ ctx, payer, query })
    : cancelPayment({ ctx, payer, query })
}
