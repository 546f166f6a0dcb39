import 'server-only'
import { slugs } from '@collections/slugs'
import type { Where } from 'payload'
import { dayAfter, daysAfter, instantOf, shopDayOf } from '@/domain/job/shop-time'
import { timeZone } from '@/i18n/time-zone'

type Condition = [
  field: string,
  operator: 'equals' | 'not_equals' | 'exists' | 'less_than' | 'greater_than_equal',
  value: string | boolean | number,
]

type Queue = {
  collection: (typeof slugs)[keyof typeof slugs]
  conditions: (days: Days) => Condition[]
  /** Whether rows belong to somebody, by this field. */
  assigned?: true
}

/** Where days begin at the shop, as instants. */
type Days = { today: string; tomorrow: string; inAWeek: string }

/** What waits for the office, each as the conditions that its list in the admin takes as well. */
const queues = {
  held: { collection: slugs.payments, conditions: () => [['isHeld', 'equals', true]] },
  disputes: {
    collection: slugs.payments,
    conditions: () => [['disputeOutcome', 'equals', 'open']],
  },
  approvals: { collection: slugs.quotes, conditions: () => [['waitsFor', 'exists', true]] },
  inquiries: {
    collection: slugs.inquiries,
    conditions: () => [
      ['progress', 'equals', 'new'],
      ['isSpam', 'not_equals', true],
    ],
    assigned: true,
  },
  followUps: {
    collection: slugs.quotes,
    conditions: ({ tomorrow }) => [
      ['followUpOn', 'less_than', tomorrow],
      ['status', 'not_equals', 'payment_succeeded'],
      ['status', 'not_equals', 'declined'],
      ['status', 'not_equals', 'withdrawn'],
    ],
    assigned: true,
  },
  tasks: {
    collection: slugs.tasks,
    conditions: ({ tomorrow }) => [
      ['dueOn', 'less_than', tomorrow],
      ['doneAt', 'exists', false],
    ],
    assigned: true,
  },
  visits: {
    collection: slugs.visits,
    conditions: ({ today, tomorrow }) => [
      ['start', 'greater_than_equal', today],
      ['start', 'less_than', tomorrow],
      ['isCancelled', 'not_equals', true],
    ],
  },
  glassIn: { collection: slugs.jobs, conditions: () => [['stage', 'equals', 'glass_in']] },
  expiring: {
    collection: slugs.quotes,
    conditions: ({ today, inAWeek }) => [
      ['status', 'equals', 'pending_payment'],
      ['validUntil', 'greater_than_equal', today],
      ['validUntil', 'less_than', inAWeek],
    ],
    assigned: true,
  },
  deposits: {
    collection: slugs.quotes,
    conditions: () => [
      ['status', 'equals', 'deposit_paid'],
      ['measurements', 'equals', 'estimated'],
      ['paymentStatus', 'not_equals', 'refunded'],
    ],
  },
  balances: {
    collection: slugs.quotes,
    conditions: () => [
      ['status', 'equals', 'deposit_paid'],
      ['measurements', 'equals', 'final'],
      ['paymentStatus', 'not_equals', 'refunded'],
    ],
  },
  paid: {
    collection: slugs.quotes,
    conditions: () => [
      ['status', 'equals', 'payment_succeeded'],
      ['paymentStatus', 'not_equals', 'refunded'],
      ['workDone', 'not_equals', true],
    ],
  },
  quotes: {
    collection: slugs.quotes,
    conditions: () => [['status', 'equals', 'pending_payment']],
  },
} as const satisfies Record<string, Queue>

export type QueueName = keyof typeof queues

/** At which moment it is asked, and whose: one person's and nobody's, or everybody's. */
export type Asked = { now: Date; mine: number | null }

/** The rows of a queue. */
export function rowsOfQueue(name: QueueName, asked: Asked): Where {
  const { all, either } = conditionsOf(name, asked)
  const said = ([field, operator, value]: Condition): Where => ({ [field]: { [operator]: value } })
  return { and: [...all.map(said), ...(either.length === 0 ? [] : [{ or: either.map(said) }])] }
}

/**
 * The list in the admin that shows the same rows, said without an `or` at the head: Payload unfolds the
 * form of filters above the rows where it finds its own.
 */
export function listOfQueue(name: QueueName, asked: Asked): string {
  const { all, either } = conditionsOf(name, asked)
  const said = (place: string, [field, operator, value]: Condition) =>
    `where[and]${place}[${field}][${operator}]=${encodeURIComponent(value)}`
  const query = [
    ...all.map((condition, index) => said(`[${index}]`, condition)),
    ...either.map((condition, index) => said(`[${all.length}][or][${index}]`, condition)),
  ]
  return `/admin/collections/${queues[name].collection}?${query.join('&')}`
}

/** What holds of all its rows, and what of each one at least: one's own are asked for with nobody's. */
function conditionsOf(
  name: QueueName,
  { now, mine }: Asked,
): { all: Condition[]; either: Condition[] } {
  const queue: Queue = queues[name]
  const all = queue.conditions(daysAt(now))
  if (mine === null || !queue.assigned) return { all, either: [] }
  return {
    all,
    either: [
      ['assignedTo', 'exists', false],
      ['assignedTo', 'equals', mine],
    ],
  }
}

function daysAt(now: Date): Days {
  const day = shopDayOf(now, timeZone)
  const begin = (of: string) => instantOf(`${of}T00:00`, timeZone)?.toISOString() ?? `${of}T06:00Z`
  return { today: begin(day), tomorrow: begin(dayAfter(day)), inAWeek: begin(daysAfter(day, 7)) }
}
