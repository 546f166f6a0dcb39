import * as z from 'zod'
import { rowId } from '@/services/payments/own-payment'
import { putOffTask } from '@/services/tasks/change-task'
import { customerCall } from '../../customers/customer-answers'

const shape = z.object({ taskId: rowId, dueOn: z.string().max(20) })

/** `{ "taskId", "dueOn" }`: puts a task off to another day. */
export const POST = customerCall(shape, putOffTask)
