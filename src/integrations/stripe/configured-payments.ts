import { env } from '@/config/env'
import { paymentsClient } from './payments-client'
import type { PaymentsPort } from './payments-port'

let port: PaymentsPort | null | undefined

/** The card payment of this installation, or null where it is not configured. */
export function configuredPayments(): PaymentsPort | null {
  if (port === undefined) {
    const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL } = env()
    port =
      STRIPE_SECRET_KEY === undefined || STRIPE_WEBHOOK_SECRET === undefined
        ? null
        : paymentsClient({
            secretKey: STRIPE_SECRET_KEY,
            webhookSecret: STRIPE_WEBHOOK_SECRET,
            apiUrl: STRIPE_API_URL,
          })
  }
  return port
}
