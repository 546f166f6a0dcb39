import * as z from 'zod'
import { noteMaxLength } from '@/domain/inquiry/reply'
import { storableText } from '@/domain/text/storable'
import { noteAtInquiry } from '@/services/inquiries/inquiry-acts'
import { rowId } from '@/services/payments/own-payment'
import { inquiryCall } from '../inquiry-answers'

const wishShape = z.object({
  inquiryId: rowId,
  text: z.string().trim().min(1).max(noteMaxLength).regex(storableText),
})

/** `{ "inquiryId", "text" }`: notes something at it. */
export const POST = inquiryCall(wishShape, noteAtInquiry)
