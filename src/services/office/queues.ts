import 'server-only'
import { slugs } from '@collections/slugs'
import type { Where } from 'payload'

type Condition = [
  field: string,
  operator: 'equals' | 'not_equals' | 'exists',
  value: string | boolean,
]

/** What waits for the office, each as the conditions that its list in the admin takes as well. */
const queues = {
  approvals: { collection: slugs.quotes, conditions: [['waitsFor', 'exists', true]] },
  inquiries: {
    collection: slugs.inquiries,
    conditions: [
      ['progress', 'equals', 'new'],
      ['isSpam', 'not_equals', true],
    ],
  },
  paid: {
    collection: slugs.quotes,
    conditions: [
      ['status', 'equals', 'payment_succeeded'],
      ['paymentStatus', 'not_equals', 'refunded'],
      ['workDone', 'not_equals', true],
    ],
  },
  deposits: {
    collection: slugs.quotes,
    conditions: [
      ['status', 'equals', 'deposit_paid'],
      ['measurements', 'equals', 'estimated'],
      ['paymentStatus', 'not_equals', 'refunded'],
    ],
  },
  balances: {
    collection: slugs.quotes,
    conditions: [
      ['status', 'equals', 'deposit_paid'],
      ['measurements', 'equals', 'final'],
      ['paymentStatus', 'not_equals', 'refunded'],
    ],
  },
  quotes: { collection: slugs.quotes, conditions: [['status', 'equals', 'pending_payment']] },
  disputes: { collection: slugs.payments, conditions: [['disputeOutcome', 'equals', 'open']] },
  held: { collection: slugs.payments, conditions: [['isHeld', 'equals', true]] },
} as const satisfies Record<string, { collection: string; conditions: readonly Condition[] }>

export type QueueName = keyof typeof queues

/** The rows of a queue. */
export function rowsOfQueue(name: QueueName): Where {
  return {
    and: queues[name].conditions.map(([field, operator, value]) => ({
      [field]: { [operator]: value },
    })),
  }
}

/** The list in the admin that shows the same rows. */
export function listOfQueue(name: QueueName): string {
  const { collection, conditions } = queues[name]
  const query = conditions.map(
    ([field, operator, value]) => `where[${field}][${operator}]=${String(value)}`,
  )
  return `/admin/collections/${collection}?${query.join('&')}`
}
