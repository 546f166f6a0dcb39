import * as z from 'zod'
import { undoMerge } from '@/services/customers/undo-merge'
import { rowId } from '@/services/payments/own-payment'
import { customerCall } from '../../customer-answers'

const shape = z.object({ mergeId: rowId })

/** `{ "mergeId" }`: takes two that were made one apart again. */
export const POST = customerCall(shape, undoMerge)
