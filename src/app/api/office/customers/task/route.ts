import * as z from 'zod'
import { taskMaxLength } from '@/domain/customer/task'
import { rowId } from '@/services/payments/own-payment'
import { makeTask } from '@/services/tasks/make-task'
import { customerCall } from '../customer-answers'

const shape = z.object({
  customerId: rowId,
  text: z.string().trim().min(1).max(taskMaxLength),
  dueOn: z.string().max(20),
  who: rowId.nullable(),
  requestKey: z.uuid(),
})

/** `{ "customerId", "text", "dueOn", "who", "requestKey" }`: plans it for the customer. */
export const POST = customerCall(shape, (ctx, { text, ...wish }) =>
  makeTask(ctx, { ...wish, what: text }),
)
