import { callApi } from './api'
import type { Answer } from './api'
import { checkoutRefusalIn, checkoutUrlIn } from './read-checkout'
import type { CheckoutRefusal } from './read-checkout'

/** What stood in the way of a checkout: the answer, and the refusal in it where it has one. */
export type CheckoutHindrance = { sent: Answer; refusal: CheckoutRefusal | null }

/**
 * Leads the browser to the payment page of a quote; whether it can be paid is the server's to say.
 *
 * @returns null while the browser is leaving, else what stood in the way
 */
export async function openCheckout(quoteId: number): Promise<CheckoutHindrance | null> {
  const sent = await callApi('POST', '/api/payments/checkout', { quoteId })
  const url = sent.ok ? checkoutUrlIn(sent.body) : null
  if (url !== null) {
    window.location.assign(url)
    return null
  }
  return {
    sent,
    refusal: !sent.ok && sent.kind === 'refused' ? checkoutRefusalIn(sent.body) : null,
  }
}
