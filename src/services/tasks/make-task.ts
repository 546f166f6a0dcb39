import 'server-only'
import { worksWithCustomers } from '@collections/access/roles'
import { slugs } from '@collections/slugs'
import type { PayloadRequest } from 'payload'
import { instantOf } from '@/domain/job/shop-time'
import { timeZone } from '@/i18n/time-zone'
import type { ServiceContext } from '../context'
import { lockRow, withTransaction } from '../database/transaction'
import type { TaskRefusal } from './task-refusal'

type Wish = {
  customerId: number
  what: string
  /** A day at the shop: `2026-11-24`. */
  dueOn: string
  /** Whose it becomes; of whoever makes it without. */
  who: number | null
  /** One press and its repetitions are one task. */
  requestKey: string
}

type Outcome = { ok: true } | TaskRefusal

/** Plans something for a customer. A day that has passed is taken as it is: it is due at once. */
export async function makeTask(
  { payload, actor }: ServiceContext,
  { customerId, what, dueOn, who, requestKey }: Wish,
): Promise<Outcome> {
  if (actor === null) return { ok: false, kind: 'not_signed_in' }
  if (!worksWithCustomers(actor)) return { ok: false, kind: 'forbidden' }
  const due = noonOf(dueOn)
  if (due === null) return { ok: false, kind: 'no_day' }
  return withTransaction(payload, async (req): Promise<Outcome> => {
    if (!(await lockRow(req, 'customers', customerId))) return { ok: false, kind: 'not_found' }
    const { totalDocs } = await payload.count({
      collection: slugs.tasks,
      where: { requestKey: { equals: requestKey } },
      req,
      overrideAccess: true, // whether it is made already
    })
    if (totalDocs > 0) return { ok: true }
    const person = await personOf(req, who ?? actor.id)
    if (person === null) return { ok: false, kind: 'nobody' }
    await payload.create({
      collection: slugs.tasks,
      data: {
        customer: customerId,
        what,
        dueOn: due,
        assignedTo: person.id,
        assignedName: person.fullName,
        by: actor.email,
        requestKey,
      },
      depth: 0,
      req,
      overrideAccess: true, // written by services alone
    })
    return { ok: true }
  })
}

/** How a day is kept: its noon, which is the same day wherever it is read. */
export function noonOf(day: string): string | null {
  return instantOf(`${day}T12:00`, timeZone)?.toISOString() ?? null
}

/** Whoever works with customers. */
async function personOf(req: PayloadRequest, id: number) {
  const person = await req.payload.findByID({
    collection: slugs.users,
    id,
    depth: 0,
    disableErrors: true,
    req,
    overrideAccess: true, // only whether he works with customers, and his name
  })
  return person && worksWithCustomers(person) ? person : null
}
