import type { Payload } from 'payload'
import type { Role } from '@/domain/account/roles'
import type { PaymentsPort } from '@/integrations/stripe/payments-port'

/** Who is asking; null is a visitor. */
export type Actor = {
  id: number
  email: string
  fullName: string
  role: Role
  /** Works here, and may no more than a customer until he has set a second step. */
  awaitsSecondStep?: true
}

/** What every service is handed, so that tests can hand it something else. */
export type ServiceContext = {
  payload: Payload
  actor: Actor | null
  now: () => Date
  /** Null where card payment is not configured. */
  payments: PaymentsPort | null
}
