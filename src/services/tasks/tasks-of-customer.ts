import 'server-only'
import { worksWithCustomers } from '@collections/access/roles'
import { slugs } from '@collections/slugs'
import { shopDayOf } from '@/domain/job/shop-time'
import { nextTask } from '@/domain/customer/task'
import type { Task } from '@/domain/customer/task'
import { timeZone } from '@/i18n/time-zone'
import type { Task as TaskRow } from '@/payload-types'
import type { ServiceContext } from '../context'
import { idOrNull } from '../payments/records'

export type TasksOfCustomer = {
  next: Task | null
  /** What is to be done, the first that is due first. */
  open: Task[]
  /** What was ticked last, while that is fresh enough to be a slip. */
  justDone: Task | null
  /** Who can be given one, with the one who asks first. */
  people: { id: number; name: string }[]
  today: string
}

/** How long the last tick is shown to be taken back. */
const slipMs = 10 * 60 * 1000

/** What is planned for a customer; null for whoever does not work with customers. */
export async function tasksOfCustomer({
  ctx: { payload, actor, now },
  customerId,
}: {
  ctx: ServiceContext
  customerId: number
}): Promise<TasksOfCustomer | null> {
  if (actor === null || !worksWithCustomers(actor)) return null
  const since = new Date(now().getTime() - slipMs).toISOString()
  const [{ docs }, people] = await Promise.all([
    payload.find({
      collection: slugs.tasks,
      where: {
        and: [
          { customer: { equals: customerId } },
          { or: [{ doneAt: { exists: false } }, { doneAt: { greater_than: since } }] },
        ],
      },
      sort: ['dueOn', 'id'],
      pagination: false,
      depth: 0,
      user: { ...actor, collection: slugs.users },
      overrideAccess: false,
    }),
    payload.find({
      collection: slugs.users,
      where: { role: { in: ['office', 'admin'] } },
      sort: 'fullName',
      pagination: false,
      depth: 0,
      overrideAccess: true, // the names of those whom a task can be given to
    }),
  ])
  const open = docs.filter(({ doneAt }) => !doneAt).map(taskOf)
  const done = docs
    .filter(({ doneAt }) => doneAt)
    .toSorted((one, other) => (other.doneAt ?? '').localeCompare(one.doneAt ?? ''))
  return {
    next: nextTask(open, actor.id),
    open,
    justDone: done[0] ? taskOf(done[0]) : null,
    people: people.docs
      .map(({ id, fullName }) => ({ id, name: fullName }))
      .toSorted((one, other) => Number(other.id === actor.id) - Number(one.id === actor.id)),
    today: shopDayOf(now(), timeZone),
  }
}

function taskOf({ id, what, dueOn, assignedTo, assignedName }: TaskRow): Task {
  return {
    id,
    what,
    dueOn: shopDayOf(new Date(dueOn), timeZone),
    assignedTo: idOrNull(assignedTo),
    assignedName,
  }
}
