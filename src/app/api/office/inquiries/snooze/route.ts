import * as z from 'zod'
import { snoozeInquiry } from '@/services/inquiries/inquiry-acts'
import { rowId } from '@/services/payments/own-payment'
import { inquiryCall } from '../inquiry-answers'

const wishShape = z.object({ inquiryId: rowId, until: z.iso.datetime().pipe(z.coerce.date()) })

/** `{ "inquiryId", "until" }`: lets it rest until then. */
export const POST = inquiryCall(wishShape, snoozeInquiry)
