import 'server-only'
import type { Locale } from '@/config/locales'
import { fieldProblems } from '@/domain/account/field-problems'
import { chatInquirySchema } from '@/domain/inquiry/inquiry-forms'
import { inquiryProblemCode } from '@/domain/inquiry/problem-codes'
import type { ServiceContext } from '../context'
import type { InquiryOutcome } from './inquiry-outcome'
import { mayAcknowledge } from './may-acknowledge'
import { storeInquiry } from './store-inquiry'

type Args = { ctx: ServiceContext; input: unknown; locale: Locale }

/** What the assistant hands over: the conversation as the visitor saw it and changed it. */
export async function sendChatInquiry({ ctx, input, locale }: Args): Promise<InquiryOutcome> {
  const parsed = chatInquirySchema.safeParse(input)
  if (!parsed.success) {
    return { ok: false, problems: fieldProblems(parsed.error.issues, inquiryProblemCode) }
  }
  const { name, email, phone, message, website, elapsedMs } = parsed.data
  const address = email || null
  const inquiry = {
    kind: 'chat',
    name,
    email: address,
    phone: phone || null,
    service: null,
    message,
    priced: null,
    traces: { website, elapsedMs },
  } as const
  await storeInquiry({ ctx, inquiry, locale, mayAcknowledge: await mayAcknowledge(address) })
  return { ok: true }
}
