import Stripe from 'stripe'
import { startSandbox } from '../../scripts/sandbox/start-sandbox'
import type { SandboxOptions } from '../../scripts/sandbox/start-sandbox'

export const webhookSecret = 'whsec_contract_tests'

/** The official client, pointed at an address. */
export function clientFor(url: string, settings: { timeout?: number; retries?: number } = {}) {
  const { hostname, port } = new URL(url)
  return new Stripe('sk_test_contract', {
    host: hostname,
    port: Number(port),
    protocol: 'http',
    maxNetworkRetries: settings.retries ?? 0,
    timeout: settings.timeout ?? 5_000,
    telemetry: false,
  })
}

export async function sandboxAndClient(options: Partial<SandboxOptions> = {}) {
  const sandbox = await startSandbox({ webhookSecret, retryDelaysMs: [10, 20, 40], ...options })
  return { sandbox, stripe: clientFor(sandbox.url) }
}

type SessionParams = Stripe.Checkout.SessionCreateParams

/** A hosted card payment of 1,234.56 dollars. */
export function sessionParams(changes: Partial<SessionParams> = {}): SessionParams {
  return {
    mode: 'payment',
    ui_mode: 'hosted_page',
    allowed_payment_method_types: ['card'],
    client_reference_id: '7',
    customer_email: 'ada@example.com',
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: 'usd',
          unit_amount: 123_456,
          product_data: { name: 'Quote Q-000007' },
        },
      },
    ],
    metadata: { quote_id: '7', payment_record_id: '3' },
    success_url: 'http://localhost:3000/payment/success?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost:3000/payment/cancel?quote_id=7',
    ...changes,
  }
}

/** What the client throws, as a plain object. */
export async function refusal(work: Promise<unknown>) {
  const error: unknown = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof Stripe.errors.StripeError)) throw new Error('Nothing was refused.')
  const { type, rawType, code, param, message, statusCode } = error
  return { type, rawType, code, param, message, statusCode }
}
