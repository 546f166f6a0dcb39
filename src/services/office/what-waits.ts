import 'server-only'
import { isAdmin, worksHere, worksWithCustomers } from '@collections/access/roles'
import type { Viewer } from '@collections/access/roles'
import { slugs } from '@collections/slugs'
import type { Inquiry, Job, Payment, Quote, Task, Visit } from '@/payload-types'
import type { ServiceContext } from '../context'
import { listOfQueue, rowsOfQueue } from './queues'
import type { Asked, QueueName } from './queues'
import { undoneWork } from './undone-work'
import type { Undone } from './undone-work'

/** How many wait, the first of them, and the list in the admin that has them all. */
export type Waits<Row> = { count: number; latest: Row[]; list: string }

type RowOf = {
  held: Payment
  disputes: Payment
  approvals: Quote
  inquiries: Inquiry
  followUps: Quote
  tasks: Task
  visits: Visit
  glassIn: Job
  expiring: Quote
  deposits: Quote
  balances: Quote
  paid: Quote
  quotes: Quote
}

/** Null is what somebody may not see. */
export type Waiting = { [Name in QueueName]: Waits<RowOf[Name]> | null } & {
  /** Letters and records that failed; null for all but the administrator. */
  undone: Undone | null
}

type Reading = {
  collection: 'payments' | 'quotes' | 'inquiries' | 'visits' | 'jobs' | 'tasks'
  sort: string
  /** Who sees it at all; what he sees of it is the collection's to say. */
  may: (viewer: Viewer) => boolean
  /** The rows behind a row that its line names. */
  depth?: number
  /** All of a day are on its line. */
  limit?: number
}

const readings = {
  held: { collection: slugs.payments, sort: '-createdAt', may: isAdmin },
  // to be answered first
  disputes: { collection: slugs.payments, sort: 'disputeDueBy', may: worksWithCustomers },
  approvals: { collection: slugs.quotes, sort: '-createdAt', may: worksWithCustomers },
  inquiries: { collection: slugs.inquiries, sort: 'createdAt', may: worksHere },
  followUps: { collection: slugs.quotes, sort: 'followUpOn', may: worksWithCustomers },
  tasks: { collection: slugs.tasks, sort: 'dueOn', may: worksWithCustomers, depth: 1 },
  visits: {
    collection: slugs.visits,
    sort: 'start',
    may: worksWithCustomers,
    depth: 2,
    limit: 50,
  },
  glassIn: { collection: slugs.jobs, sort: 'stageSince', may: worksWithCustomers, depth: 1 },
  expiring: { collection: slugs.quotes, sort: 'validUntil', may: worksWithCustomers },
  deposits: { collection: slugs.quotes, sort: '-createdAt', may: worksHere },
  balances: { collection: slugs.quotes, sort: '-createdAt', may: worksHere },
  paid: { collection: slugs.quotes, sort: '-paidAt', may: worksHere },
  quotes: { collection: slugs.quotes, sort: '-createdAt', may: worksHere },
} as const satisfies Record<QueueName, Reading>

const shown = 5

type Args = {
  ctx: ServiceContext
  /** What is somebody's own or nobody's; all without. */
  onlyMine?: boolean
}

/**
 * Who needs the office today: what is held, disputed or to be released, whom to answer, call or visit, what to
 * fit, and what is owed or to be carried out; each with its count and its first rows.
 */
export async function whatWaits({ ctx, onlyMine = false }: Args): Promise<Waiting | null> {
  const { actor, now } = ctx
  if (actor === null || !worksHere(actor)) return null
  const asked = { now: now(), mine: onlyMine ? actor.id : null }
  const names = Object.keys(readings) as QueueName[]
  const [undone, ...read] = await Promise.all([
    undoneWork({ ctx }),
    ...names.map((name) => waitingIn(ctx, name, asked)),
  ])
  const waits = Object.fromEntries(names.map((name, index) => [name, read[index] ?? null]))
  // each of these was read from the collection that RowOf says
  return { ...(waits as Omit<Waiting, 'undone'>), undone }
}

async function waitingIn(
  { actor, payload }: ServiceContext,
  name: QueueName,
  asked: Asked,
): Promise<Waits<unknown> | null> {
  const { collection, sort, may, depth = 0, limit = shown }: Reading = readings[name]
  if (actor === null || !may(actor)) return null
  const query = {
    where: rowsOfQueue(name, asked),
    sort,
    limit,
    depth,
    user: { ...actor, collection: slugs.users },
  } as const
  const { totalDocs, docs } =
    collection === slugs.quotes
      ? await payload.find({ ...query, collection, joins: false, overrideAccess: false })
      : await payload.find({ ...query, collection, overrideAccess: false })
  return { count: totalDocs, latest: docs, list: listOfQueue(name, asked) }
}
