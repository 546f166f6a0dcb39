import type Stripe from 'stripe'
import type { State } from './store'

export const samplePriceId = 'price_sandbox_default'
export const sampleProductId = 'prod_sandbox_default'

/** One product and one price, for shops that file their line items under a product. */
export function seedCatalogue(state: State): void {
  const created = 1_790_000_000
  const product: Stripe.Product = {
    id: sampleProductId,
    object: 'product',
    active: true,
    created,
    default_price: samplePriceId,
    description: 'Custom glass work, priced by quote',
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    name: 'Custom glass work',
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: created,
    url: null,
  }
  state.products[sampleProductId] ??= product
  state.prices[samplePriceId] ??= newPrice({
    id: samplePriceId,
    created,
    currency: 'usd',
    product: sampleProductId,
    unitAmount: 100,
    active: true,
  })
}

type PriceFacts = {
  id: string
  created: number
  currency: string
  product: string
  unitAmount: number
  active: boolean
}

export function newPrice(facts: PriceFacts): Stripe.Price {
  const { id, created, currency, product, unitAmount, active } = facts
  const price: Omit<Stripe.Price, 'unit_amount_decimal'> & { unit_amount_decimal: string } = {
    id,
    object: 'price',
    active,
    billing_scheme: 'per_unit',
    created,
    currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product,
    recurring: null,
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'one_time',
    unit_amount: unitAmount,
    unit_amount_decimal: String(unitAmount),
  }
  // On the wire a decimal is a string; the package makes an object of it on arrival.
  return price as unknown as Stripe.Price
}
