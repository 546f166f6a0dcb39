import type Stripe from 'stripe'
import { badRequest } from '../fault'
import type { ApiCall, Sandbox } from '../context'
import { newLineItem, newSession } from '../objects/session'
import { newPrice } from '../seed'
import { newId } from '../store'

const smallestUsdAmount = 50
const largestAmount = 99_999_999
const shortestSessionSeconds = 30 * 60
const longestSessionSeconds = 24 * 60 * 60
const mostLineItems = 100

type Params = Stripe.Checkout.SessionCreateParams
type LineItemParams = NonNullable<Params['line_items']>[number]

function missing(param: string): never {
  throw badRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param })
}

function checkUrl(url: string, param: string): void {
  // The placeholder is filled in before the shopper is sent there.
  const filled = url.replaceAll('{CHECKOUT_SESSION_ID}', 'cs')
  if (!URL.canParse(filled) || !/^https?:/.test(filled)) {
    throw badRequest('Not a valid URL', { code: 'url_invalid', param })
  }
}

function checkMetadata(metadata: Params['metadata']): void {
  const entries = Object.entries(metadata || {})
  if (entries.length > 50) {
    throw badRequest('You can only have 50 metadata keys.', { param: 'metadata' })
  }
  for (const [key, value] of entries) {
    if (key.length > 40 || String(value).length > 500) {
      throw badRequest(
        `Metadata keys are limited to 40 characters and values to 500; "${key}" is longer.`,
        { param: 'metadata' },
      )
    }
  }
}

function checkEnd(params: Params, now: number): void {
  if (params.expires_at === undefined) return
  const ahead = params.expires_at - now
  if (ahead < shortestSessionSeconds) {
    throw badRequest(
      'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.',
      { param: 'expires_at' },
    )
  }
  if (ahead > longestSessionSeconds) {
    throw badRequest(
      'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.',
      { param: 'expires_at' },
    )
  }
}

function priceOf(sandbox: Sandbox, item: LineItemParams, at: string): Stripe.Price {
  const { prices, products } = sandbox.store.state
  if (item.price !== undefined) {
    const known = prices[item.price]
    if (known === undefined) {
      throw badRequest(`No such price: '${item.price}'`, {
        code: 'resource_missing',
        param: `${at}[price]`,
      })
    }
    return known
  }
  const data = item.price_data
  if (data === undefined) missing(`${at}[price]`)
  const inData = `${at}[price_data]`
  if (!/^[a-z]{3}$/.test(data.currency)) {
    throw badRequest(`Invalid currency: ${data.currency}.`, { param: `${inData}[currency]` })
  }
  if (data.unit_amount === undefined) missing(`${inData}[unit_amount]`)
  if (data.unit_amount < 0 || data.unit_amount > largestAmount) {
    throw badRequest('This value must be greater than or equal to 0 and at most 99999999.', {
      code: 'parameter_invalid_integer',
      param: `${inData}[unit_amount]`,
    })
  }
  if (data.product !== undefined && products[data.product] === undefined) {
    throw badRequest(`No such product: '${data.product}'`, {
      code: 'resource_missing',
      param: `${inData}[product]`,
    })
  }
  if (data.product === undefined && data.product_data === undefined) {
    missing(`${inData}[product]`)
  }
  if (data.product !== undefined && data.product_data !== undefined) {
    throw badRequest('You may only specify one of these parameters: product, product_data.', {
      param: `${inData}[product]`,
    })
  }
  const price = newPrice({
    id: newId('price'),
    created: sandbox.now(),
    currency: data.currency,
    product: data.product ?? inlineProduct(sandbox, data.product_data),
    unitAmount: data.unit_amount,
    active: false,
  })
  prices[price.id] = price
  return price
}

function inlineProduct(
  sandbox: Sandbox,
  data: { name?: string; description?: string } = {},
): string {
  const template = Object.values(sandbox.store.state.products)[0]
  const id = newId('prod')
  const created = sandbox.now()
  if (template !== undefined) {
    sandbox.store.state.products[id] = {
      ...template,
      id,
      created,
      updated: created,
      name: data.name ?? '',
      description: data.description ?? null,
      default_price: null,
      active: false,
    }
  }
  return id
}

function lineItems(sandbox: Sandbox, params: Params): Stripe.LineItem[] {
  const wanted = params.line_items ?? []
  if (wanted.length === 0) missing('line_items')
  if (wanted.length > mostLineItems) {
    throw badRequest('You may only specify up to 100 line items.', { param: 'line_items' })
  }
  return wanted.map((item, index) => {
    const at = `line_items[${index}]`
    const quantity = item.quantity ?? missing(`${at}[quantity]`)
    if (quantity < 1) {
      throw badRequest('This value must be greater than or equal to 1.', {
        code: 'parameter_invalid_integer',
        param: `${at}[quantity]`,
      })
    }
    const price = priceOf(sandbox, item, at)
    const product = sandbox.store.state.products[String(price.product)]
    return newLineItem({
      description: product?.name ?? '',
      price,
      quantity,
      amount: (price.unit_amount ?? 0) * quantity,
      currency: price.currency,
    })
  })
}

function checkTotal(amount: number, currency: string): void {
  if (currency === 'usd' && amount < smallestUsdAmount) {
    throw badRequest("The Checkout Session's total amount due must add up to at least $0.50 usd", {
      code: 'amount_too_small',
      param: 'line_items',
    })
  }
  if (amount > largestAmount) {
    throw badRequest("The Checkout Session's total amount must be no more than $999,999.99", {
      code: 'amount_too_large',
      param: 'line_items',
    })
  }
}

/** `POST /v1/checkout/sessions`, for hosted pages that take one payment. */
export function createSession({ sandbox, params }: ApiCall): Stripe.Checkout.Session {
  const wish = params as Params
  if (wish.mode === undefined) missing('mode')
  if (wish.mode !== 'payment') {
    throw badRequest('The payment sandbox offers mode: payment only.', { param: 'mode' })
  }
  if (wish.ui_mode !== undefined && wish.ui_mode !== 'hosted_page') {
    throw badRequest('The payment sandbox offers ui_mode: hosted_page only.', { param: 'ui_mode' })
  }
  if (wish.success_url === undefined) missing('success_url')
  checkUrl(wish.success_url, 'success_url')
  if (wish.cancel_url !== undefined) checkUrl(wish.cancel_url, 'cancel_url')
  if (wish.customer_email !== undefined && !/^\S+@\S+\.\S+$/.test(wish.customer_email)) {
    throw badRequest(`Invalid email address: ${wish.customer_email}`, {
      code: 'email_invalid',
      param: 'customer_email',
    })
  }
  if ((wish.client_reference_id ?? '').length > 200) {
    throw badRequest('This value must be at most 200 characters.', { param: 'client_reference_id' })
  }
  checkMetadata(wish.metadata)
  checkEnd(wish, sandbox.now())

  const items = lineItems(sandbox, wish)
  const currency = items[0]?.currency ?? 'usd'
  if (items.some((item) => item.currency !== currency)) {
    throw badRequest('All line items must have the same currency.', { param: 'line_items' })
  }
  const amount = items.reduce((sum, item) => sum + item.amount_total, 0)
  checkTotal(amount, currency)

  const id = newId('cs_test')
  const url = `${sandbox.origin()}/c/pay/${id}`
  const session = newSession({ id, url, created: sandbox.now(), params: wish, currency, amount })
  sandbox.store.state.sessions[id] = { session, lineItems: items }
  return session
}
