import { minorDigits } from '@/domain/money/currency'
import type { Money } from '@/domain/payment/same-money'

/**
 * Where Stripe counts otherwise than ISO 4217: it takes krónur and Ugandan shillings in hundredths,
 * though nobody pays with those. Source: docs.stripe.com/currencies, "Special cases".
 */
const stripeDigits: ReadonlyMap<string, number> = new Map([
  ['isk', 2],
  ['ugx', 2],
])

/** By how much Stripe's amounts of a currency are larger than its minor units. */
function factorOf(currency: string): number {
  const digits = stripeDigits.get(currency.toLowerCase())
  return digits === undefined ? 1 : 10 ** (digits - minorDigits(currency))
}

/** An amount in minor units as Stripe is told of it. */
export function toStripeAmount({ minor, currency }: Money): number {
  return minor * factorOf(currency)
}

/** An amount of Stripe's in minor units; one that is no whole number fits no amount of ours. */
export function fromStripeAmount(amount: number, currency: string): number {
  return amount / factorOf(currency)
}

/** What Stripe takes at least, in its own units, where it says so; elsewhere about 50 US cents. */
const least: ReadonlyMap<string, number> = new Map([
  ['usd', 50],
  ['cad', 50],
  ['eur', 50],
  ['gbp', 30],
  ['jpy', 50],
  ['mxn', 1000],
])

/** Eight digits. */
const most = 99_999_999

/** Three-decimal currencies are charged in tens of their thousandths. */
const steps: ReadonlyMap<string, number> = new Map(
  ['bhd', 'jod', 'kwd', 'omr', 'tnd'].map((currency) => [currency, 10]),
)

/** Whether Stripe charges cards with such an amount at all. */
export function isChargeable(money: Money): boolean {
  const currency = money.currency.toLowerCase()
  const amount = toStripeAmount(money)
  if (amount % (steps.get(currency) ?? 1) !== 0) return false
  return amount >= (least.get(currency) ?? 1) && amount <= most
}
