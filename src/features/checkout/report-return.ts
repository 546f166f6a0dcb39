import { callApi } from '@/client/api'
import { readFacts } from './read-facts'
import type { Facts } from './read-facts'

export type ReturnQuery = { session_id: string; quote_id: string; payment_id: string }

/** What our API said about the way back from the payment page. */
export type ReturnReport =
  | {
      kind: 'success' | 'already_processed' | 'cancelled' | 'paid_after_all'
      /** Missing where they could not be read: the outcome counts without them. */
      facts?: Facts
    }
  | { kind: 'unexpected_status'; status: string }
  | {
      kind:
        | 'missing_information'
        | 'not_found'
        | 'not_signed_in'
        | 'not_configured'
        | 'held'
        | 'refunded_duplicate'
        | 'stripe_unreachable'
        | 'failed'
    }

const plainKinds = [
  'success',
  'already_processed',
  'cancelled',
  'paid_after_all',
  'missing_information',
  'not_found',
  'not_signed_in',
  'not_configured',
  'held',
  'refunded_duplicate',
  'stripe_unreachable',
] as const

const asked = new Map<string, Promise<ReturnReport>>()

/**
 * Tells our API that the customer is back. One visit asks once, however often the page is mounted:
 * the second answer would say "already processed" of what the first one settled.
 */
export function reportReturn(
  to: 'confirm' | 'cancel',
  query: Partial<ReturnQuery>,
  again = false,
): Promise<ReturnReport> {
  const key = JSON.stringify([to, query])
  const known = asked.get(key)
  if (known !== undefined && !again) return known
  const report = send(`/api/payments/${to}`, query)
  asked.set(key, report)
  return report
}

async function send(path: string, query: Partial<ReturnQuery>): Promise<ReturnReport> {
  const answer = await callApi('POST', path, query)
  return answer.ok || answer.kind !== 'offline' ? readReport(answer.body) : { kind: 'failed' }
}

/** Reads an answer of our API; anything unknown counts as a failure. */
export function readReport(body: unknown): ReturnReport {
  if (typeof body !== 'object' || body === null) return { kind: 'failed' }
  const { outcome, kind, status, facts: told } = body as Record<string, unknown>
  const said = outcome ?? kind
  if (said === 'unexpected_status') {
    return { kind: 'unexpected_status', status: typeof status === 'string' ? status : '' }
  }
  const plain = plainKinds.find((one) => one === said)
  const facts = readFacts(told)
  switch (plain) {
    case 'success':
    case 'already_processed':
    case 'cancelled':
    case 'paid_after_all':
      return facts === null ? { kind: plain } : { kind: plain, facts }
    default:
      return { kind: plain ?? 'failed' }
  }
}
