import * as z from 'zod'
import { assignInquiry } from '@/services/inquiries/inquiry-acts'
import { rowId } from '@/services/payments/own-payment'
import { inquiryCall } from '../inquiry-answers'

/** `{ "inquiryId", "who" }`: gives it to somebody who works here, null to nobody. */
export const POST = inquiryCall(
  z.object({ inquiryId: rowId, who: rowId.nullable() }),
  assignInquiry,
)
