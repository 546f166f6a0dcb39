import 'server-only'
import type { Locale } from '@/config/locales'
import { fieldProblems } from '@/domain/account/field-problems'
import { designMessage, designSchema } from '@/domain/inquiry/inquiry-forms'
import { inquiryProblemCode } from '@/domain/inquiry/problem-codes'
import type { ServiceContext } from '../context'
import type { InquiryOutcome } from './inquiry-outcome'
import { mayAcknowledge } from './may-acknowledge'
import { storeInquiry } from './store-inquiry'

const service = 'Custom Glass Furniture'

type Args = { ctx: ServiceContext; input: unknown; locale: Locale }

/** What the furniture page's design form sends. */
export async function sendDesignInquiry({ ctx, input, locale }: Args): Promise<InquiryOutcome> {
  const parsed = designSchema.safeParse(input)
  if (!parsed.success) {
    return { ok: false, problems: fieldProblems(parsed.error.issues, inquiryProblemCode) }
  }
  const { name, email, website, elapsedMs } = parsed.data
  const inquiry = {
    kind: 'design',
    name,
    email,
    phone: null,
    service,
    message: designMessage(parsed.data),
    priced: null,
    traces: { website, elapsedMs },
  } as const
  await storeInquiry({ ctx, inquiry, locale, mayAcknowledge: await mayAcknowledge(email) })
  return { ok: true }
}
