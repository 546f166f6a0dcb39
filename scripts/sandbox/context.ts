import type Stripe from 'stripe'
import type { Store } from './store'

/** What a request for the API can be made to run into, so that tests can see the app cope. */
export type Trouble = {
  /** The operation it befalls, such as `sessions.create`; `*` is any. */
  on: string
  /** How many requests it befalls. */
  times: number
  kind: 'status' | 'no_answer' | 'cut_off' | 'answer_lost' | 'no_url' | 'slow'
  status?: number
  delayMs?: number
}

export type LoggedRequest = { operation: string; idempotencyKey: string | null; status: number }

/** What the parts of the sandbox share. */
export type Sandbox = {
  store: Store
  now: () => number
  /** Where its own pages stand. */
  origin: () => string
  troubles: Trouble[]
  requests: LoggedRequest[]
  /** Refunds stay pending until they are finished. */
  refundsWait: boolean
  /** Records an event and sends it to the webhook endpoint. */
  emit: (type: string, object: unknown) => Stripe.Event
}

export type ApiCall = {
  sandbox: Sandbox
  /** Already checked and typed by the contract. */
  params: Record<string, unknown>
  /** What stands in the place of `:id`. */
  id: string
}
