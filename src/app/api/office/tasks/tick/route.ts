import * as z from 'zod'
import { rowId } from '@/services/payments/own-payment'
import { tickTask } from '@/services/tasks/change-task'
import { customerCall } from '../../customers/customer-answers'

const shape = z.object({ taskId: rowId, isDone: z.boolean() })

/** `{ "taskId", "isDone" }`: ticks a task, or takes the tick back. */
export const POST = customerCall(shape, tickTask)
