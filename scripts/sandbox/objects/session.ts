import type Stripe from 'stripe'
import { newId } from '../store'

/**
 * New objects as the API gives them, with every field the package's types require.
 * The contract tests check each against the schemas made from those types.
 */
export type SessionFacts = {
  id: string
  url: string
  created: number
  params: Stripe.Checkout.SessionCreateParams
  currency: string
  amount: number
}

export function newSession(facts: SessionFacts): Stripe.Checkout.Session {
  const { id, url, created, params, currency, amount } = facts
  return {
    id,
    object: 'checkout.session',
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: params.allow_promotion_codes ?? null,
    allowed_payment_method_types: params.allowed_payment_method_types ?? null,
    amount_subtotal: amount,
    amount_total: amount,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: params.billing_address_collection ?? null,
    cancel_url: params.cancel_url ?? null,
    client_reference_id: params.client_reference_id ?? null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created,
    currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: null,
    customer_account: null,
    customer_creation: params.customer_creation ?? 'if_required',
    customer_details: params.customer_email
      ? {
          address: null,
          business_name: null,
          email: params.customer_email,
          individual_name: null,
          name: null,
          phone: null,
          tax_exempt: 'none',
          tax_ids: null,
        }
      : null,
    customer_email: params.customer_email ?? null,
    discounts: [],
    expires_at: params.expires_at ?? created + 24 * 60 * 60,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: params.locale ?? null,
    managed_payments: null,
    metadata: stringMap(params.metadata),
    mode: 'payment',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'if_required',
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: params.allowed_payment_method_types ?? ['card'],
    payment_status: 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: params.submit_type ?? null,
    subscription: null,
    success_url: params.success_url ?? null,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: params.ui_mode ?? 'hosted_page',
    url,
    wallet_options: null,
  }
}

export function stringMap(metadata: unknown): Record<string, string> {
  const entries = Object.entries((metadata || {}) as Record<string, unknown>)
  return Object.fromEntries(entries.map(([key, value]) => [key, String(value)]))
}

type LineItemFacts = {
  description: string
  price: Stripe.Price
  quantity: number
  amount: number
  currency: string
}

export function newLineItem(facts: LineItemFacts): Stripe.LineItem {
  const { description, price, quantity, amount, currency } = facts
  return {
    id: newId('li'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency,
    description,
    metadata: {},
    price,
    quantity,
  }
}
