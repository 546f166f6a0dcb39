import * as z from 'zod'
import { stopReply } from '@/services/inquiries/stop-reply'
import { rowId } from '@/services/payments/own-payment'
import { inquiryCall } from '../inquiry-answers'

/** `{ "replyId" }`: keeps an answer in the house; 200 what was written. */
export const POST = inquiryCall(z.object({ replyId: rowId }), (ctx, { replyId }) =>
  stopReply({ ctx, replyId }),
)
