import type { PaymentsPort } from './payments-port'

/** The card payment of this installation, or null where it is not configured. */
export function configuredPayments(): PaymentsPort | null {
  return null
}
