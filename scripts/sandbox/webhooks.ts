import Stripe from 'stripe'
import type { Store, StoredEvent } from './store'

export type WebhookSettings = {
  url: string | undefined
  secret: string
  /** The pauses before each further try; when they are used up the delivery has failed. */
  retryDelaysMs: number[]
  timeoutMs: number
}

export const patientRetries = [500, 1_000, 2_000, 5_000, 10_000, 30_000, 60_000, 300_000, 900_000]

export type Webhooks = ReturnType<typeof createWebhooks>

/** Sends events to the endpoint, signed as Stripe signs them, until it answers 2xx. */
export function createWebhooks(
  settings: WebhookSettings,
  store: Store,
  log: (line: string) => void,
) {
  const stripe = new Stripe('sk_test_sandbox')
  const timers = new Set<NodeJS.Timeout>()
  const inFlight = new Set<Promise<unknown>>()
  let dropping = false
  let stopped = false

  /** One delivery; the answer's status, or 0 when there was none. */
  async function post({ event }: StoredEvent): Promise<number> {
    if (settings.url === undefined) return 0
    const payload = JSON.stringify(event, null, 2)
    const signature = stripe.webhooks.generateTestHeaderString({ payload, secret: settings.secret })
    try {
      const answer = await fetch(settings.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signature,
          'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        },
        body: payload,
        redirect: 'manual',
        signal: AbortSignal.timeout(settings.timeoutMs),
      })
      await answer.arrayBuffer()
      return answer.status
    } catch {
      return 0
    }
  }

  function track<T>(work: Promise<T>): Promise<T> {
    inFlight.add(work)
    void work.finally(() => inFlight.delete(work)).catch(() => {})
    return work
  }

  async function attempt(stored: StoredEvent): Promise<void> {
    const { delivery, event } = stored
    const status = await post(stored)
    delivery.attempts += 1
    if (status >= 200 && status < 300) {
      delivery.state = 'delivered'
      event.pending_webhooks = 0
    } else {
      const pause = settings.retryDelaysMs[delivery.attempts - 1]
      log(`webhook ${event.type} ${event.id}: answer ${status || 'none'}, try ${delivery.attempts}`)
      if (pause === undefined) delivery.state = 'failed'
      else later(stored, pause)
    }
    store.save()
  }

  function later(stored: StoredEvent, pause: number): void {
    if (stopped) return
    const timer = setTimeout(() => {
      timers.delete(timer)
      if (stored.delivery.state === 'pending') void track(attempt(stored))
    }, pause)
    timer.unref()
    timers.add(timer)
  }

  function send(stored: StoredEvent): void {
    if (settings.url === undefined || dropping) {
      stored.delivery.state = 'dropped'
      return
    }
    later(stored, 0)
  }

  return {
    send,
    /** Picks up what a restart interrupted. */
    resume: () => {
      for (const stored of store.state.events) {
        if (stored.delivery.state === 'pending') later(stored, 0)
      }
    },
    drop: (on: boolean) => {
      dropping = on
    },
    /** Sends one event again, all copies at once; the answers' statuses. */
    redeliver: (stored: StoredEvent, times: number): Promise<number[]> =>
      track(Promise.all(Array.from({ length: times }, () => post(stored)))),
    /** Resolves when no first or repeated try is due or under way within the given time. */
    settled: async (withinMs = 60_000): Promise<void> => {
      const end = Date.now() + withinMs
      while (Date.now() < end) {
        const waiting = store.state.events.some(({ delivery }) => delivery.state === 'pending')
        if (inFlight.size === 0 && !waiting) return
        await new Promise((resolve) => setTimeout(resolve, 10))
      }
      throw new Error('Webhooks are still undelivered.')
    },
    stop: async () => {
      stopped = true
      for (const timer of timers) clearTimeout(timer)
      await Promise.allSettled(inFlight)
    },
  }
}
