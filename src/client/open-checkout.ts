import { checkoutRefusalIn, checkoutUrlIn } from './read-checkout'
import { sendJson } from './send-json'

/**
 * Leads the browser to the payment page of a quote; whether it can be paid is the server's to say.
 *
 * @returns null while the browser is leaving, or the answer that stood in the way and its refusal
 */
export async function openCheckout(quoteId: number) {
  const sent = await sendJson('POST', '/api/payments/checkout', { quoteId })
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
