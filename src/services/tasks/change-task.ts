import 'server-only'
import { worksWithCustomers } from '@collections/access/roles'
import { slugs } from '@collections/slugs'
import type { PayloadRequest } from 'payload'
import type { Task } from '@/payload-types'
import type { Actor, ServiceContext } from '../context'
import { lockRow, withTransaction } from '../database/transaction'
import { noonOf } from './make-task'
import type { TaskRefusal } from './task-refusal'

type Outcome = { ok: true } | TaskRefusal
type Change = Partial<Pick<Task, 'doneAt' | 'doneBy' | 'dueOn'>>

/** Ticks a task, or takes the tick back. Ticked twice it was done when it was ticked first. */
export function tickTask(
  ctx: ServiceContext,
  { taskId, isDone }: { taskId: number; isDone: boolean },
): Promise<Outcome> {
  return onTask(ctx, taskId, (task, { email }) => {
    if (!isDone) return { doneAt: null, doneBy: null }
    return task.doneAt ? {} : { doneAt: ctx.now().toISOString(), doneBy: email }
  })
}

/** Puts a task off to another day. */
export async function putOffTask(
  ctx: ServiceContext,
  { taskId, dueOn }: { taskId: number; dueOn: string },
): Promise<Outcome> {
  const due = noonOf(dueOn)
  if (due === null) return { ok: false, kind: 'no_day' }
  return onTask(ctx, taskId, () => ({ dueOn: due }))
}

async function onTask(
  { payload, actor }: ServiceContext,
  taskId: number,
  change: (task: Task, actor: Actor) => Change,
): Promise<Outcome> {
  if (actor === null) return { ok: false, kind: 'not_signed_in' }
  if (!worksWithCustomers(actor)) return { ok: false, kind: 'forbidden' }
  return withTransaction(payload, async (req): Promise<Outcome> => {
    const task = await lockTask(req, taskId)
    if (task === null) return { ok: false, kind: 'not_found' }
    await payload.update({
      collection: slugs.tasks,
      id: taskId,
      data: change(task, actor),
      depth: 0,
      req,
      overrideAccess: true, // written by services alone
    })
    return { ok: true }
  })
}

async function lockTask(req: PayloadRequest, id: number): Promise<Task | null> {
  if (!(await lockRow(req, 'tasks', id))) return null
  return req.payload.findByID({
    collection: slugs.tasks,
    id,
    depth: 0,
    req,
    overrideAccess: true, // the role was asked for above
  })
}
