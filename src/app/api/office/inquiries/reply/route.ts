import * as z from 'zod'
import { replyMaxLength, subjectMaxLength } from '@/domain/inquiry/reply'
import { storableLine, storableText } from '@/domain/text/storable'
import { replyToInquiry } from '@/services/inquiries/reply-to-inquiry'
import { rowId } from '@/services/payments/own-payment'
import { inquiryCall } from '../inquiry-answers'

const wishShape = z.object({
  inquiryId: rowId,
  subject: z.string().trim().min(1).max(subjectMaxLength).regex(storableLine),
  text: z.string().trim().min(1).max(replyMaxLength).regex(storableText),
  requestKey: z.uuid(),
})

/** `{ "inquiryId", "subject", "text", "requestKey" }`: answers by mail, which leaves ten seconds later. */
export const POST = inquiryCall(wishShape, async (ctx, wish) => {
  const outcome = await replyToInquiry({ ctx, wish })
  return outcome.ok ? { ok: true, replyId: outcome.reply.id } : outcome
})
