import 'server-only'
import type { Locale } from '@/config/locales'
import { fieldProblems } from '@/domain/account/field-problems'
import { contactSchema } from '@/domain/inquiry/inquiry-forms'
import { inquiryProblemCode } from '@/domain/inquiry/problem-codes'
import type { InquiryOutcome } from './inquiry-outcome'
import type { ServiceContext } from '../context'
import { mayAcknowledge } from './may-acknowledge'
import { storeInquiry } from './store-inquiry'

type Args = { ctx: ServiceContext; input: unknown; locale: Locale }

/** What the contact form sends. */
export async function sendContactInquiry({ ctx, input, locale }: Args): Promise<InquiryOutcome> {
  const parsed = contactSchema.safeParse(input)
  if (!parsed.success) {
    return { ok: false, problems: fieldProblems(parsed.error.issues, inquiryProblemCode) }
  }
  const { name, email, phone, service, message, website, elapsedMs } = parsed.data
  const inquiry = {
    kind: 'contact',
    name,
    email,
    phone: phone || null,
    service: service || null,
    message,
    priced: null,
    traces: { website, elapsedMs },
  } as const
  await storeInquiry({ ctx, inquiry, locale, mayAcknowledge: await mayAcknowledge(email) })
  return { ok: true }
}
