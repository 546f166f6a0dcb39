import fs from 'node:fs'
import path from 'node:path'
import { randomBytes } from 'node:crypto'
import type Stripe from 'stripe'

export type StoredSession = {
  session: Stripe.Checkout.Session
  lineItems: Stripe.LineItem[]
  /** Set where the control API asked for a completion whose money comes later. */
  moneyComesLater?: boolean
}

export type Delivery = {
  state: 'pending' | 'delivered' | 'failed' | 'dropped'
  attempts: number
}

export type StoredEvent = { event: Stripe.Event; delivery: Delivery }

/** The first answer to an idempotency key, given again to every repeat. */
export type StoredAnswer = { fingerprint: string; status: number; body: unknown; at: number }

export type State = {
  sessions: Record<string, StoredSession>
  paymentIntents: Record<string, Stripe.PaymentIntent>
  charges: Record<string, Stripe.Charge>
  refunds: Record<string, Stripe.Refund>
  disputes: Record<string, Stripe.Dispute>
  prices: Record<string, Stripe.Price>
  products: Record<string, Stripe.Product>
  events: StoredEvent[]
  answers: Record<string, StoredAnswer>
}

export function emptyState(): State {
  return {
    sessions: {},
    paymentIntents: {},
    charges: {},
    refunds: {},
    disputes: {},
    prices: {},
    products: {},
    events: [],
    answers: {},
  }
}

/** `cs_test_…`, `pi_…`: an id as Stripe's look. */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`
}

export type Store = {
  state: State
  /** Soon: many changes at once are written together. */
  save: () => void
  /** Now, for whoever ends. */
  flush: () => void
  reset: () => void
}

/** Of the time, at most this part goes into writing: the whole state is one file, and it grows. */
const writingPart = 1 / 20

/** The sandbox's memory, kept in a file where there is one, so that a restart forgets nothing. */
export function openStore(
  file: string | undefined,
  seed: (state: State) => void,
  log: (line: string) => void,
): Store {
  const known = file !== undefined && fs.existsSync(file)
  const read = known ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Partial<State>) : {}
  const state: State = { ...emptyState(), ...read }
  let later: NodeJS.Timeout | undefined
  let notBefore = 0
  seed(state)

  function flush(): void {
    clearTimeout(later)
    later = undefined
    if (file === undefined) return
    const begun = performance.now()
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(`${file}.new`, JSON.stringify(state))
    fs.renameSync(`${file}.new`, file)
    const ended = performance.now()
    notBefore = ended + (ended - begun) / writingPart
  }

  /** Nobody waits for it who could be told that it failed; what comes next is written with it. */
  function flushLater(): void {
    try {
      flush()
    } catch (error) {
      log(`the state could not be written: ${String(error)}`)
    }
  }

  function save(): void {
    const waitMs = notBefore - performance.now()
    if (waitMs <= 0) flush()
    else later ??= setTimeout(flushLater, waitMs).unref()
  }

  function reset(): void {
    Object.assign(state, emptyState())
    seed(state)
    flush()
  }

  return { state, save, flush, reset }
}
