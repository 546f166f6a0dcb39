import { createHash } from 'node:crypto'
import { Fault } from './fault'
import type { Store } from './store'

const keptForSeconds = 24 * 60 * 60

type Answer = { status: number; body: unknown }

/** What a repeated key must have in common with its first use. */
export function fingerprintOf(path: string, params: unknown): string {
  return createHash('sha256')
    .update(`${path}\n${JSON.stringify(params)}`)
    .digest('hex')
}

/**
 * Stripe's rules for `Idempotency-Key`: the first answer of a request that began to run is stored,
 * 500s included, and given again to the same request; other parameters under the same key and a
 * second request while the first still runs are refused. A request that was never begun, because
 * it was malformed, stores nothing.
 */
export function createIdempotency(store: Store, now: () => number) {
  const running = new Set<string>()

  function replay(key: string, fingerprint: string): Answer | null {
    if (running.has(key)) {
      throw new Fault(409, {
        type: 'idempotency_error',
        code: 'idempotency_key_in_use',
        message: `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
      })
    }
    const stored = store.state.answers[key]
    if (stored === undefined || stored.at + keptForSeconds < now()) return null
    if (stored.fingerprint !== fingerprint) {
      throw new Fault(400, {
        type: 'idempotency_error',
        message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      })
    }
    return { status: stored.status, body: stored.body }
  }

  function keep(key: string, fingerprint: string, { status, body }: Answer): void {
    store.state.answers[key] = { fingerprint, status, body, at: now() }
  }

  return {
    replay,
    keep,
    begin: (key: string) => running.add(key),
    end: (key: string) => running.delete(key),
  }
}

export type Idempotency = ReturnType<typeof createIdempotency>
