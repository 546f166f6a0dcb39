import 'server-only'
import { defaultLocale } from '@/config/locales'
import type { Locale } from '@/config/locales'
import { fieldProblems } from '@/domain/account/field-problems'
import { inquiryProblemCode } from '@/domain/inquiry/problem-codes'
import { surveyInquirySchema } from '@/domain/inquiry/survey-form'
import { fitStorefront } from '@/domain/storefront/fit-storefront'
import { offeredFrontGlass } from '@/domain/storefront/front-glass'
import { rangeOfStorefront } from '@/domain/storefront/front-range'
import { storefrontLines } from '@/domain/storefront/storefront-lines'
import { serviceName } from '@/i18n/service-name'
import { pricingForOffice } from '../catalogue/current-pricing'
import type { ServiceContext } from '../context'
import type { InquiryOutcome } from './inquiry-outcome'
import { mayAcknowledge } from './may-acknowledge'
import { storeInquiry } from './store-inquiry'

type Args = { ctx: ServiceContext; input: unknown; locale: Locale }

/**
 * Keeps a drawn front with whoever wants it surveyed. The range that the office reads is worked out again
 * here; glass that is no longer offered leaves the request without one, and is no reason to refuse it.
 */
export async function sendSurveyInquiry({ ctx, input, locale }: Args): Promise<InquiryOutcome> {
  const parsed = surveyInquirySchema.safeParse(input)
  if (!parsed.success) {
    return { ok: false, problems: fieldProblems(parsed.error.issues, inquiryProblemCode) }
  }
  const { name, email, phone, message, address: site, glassTypeId, ...rest } = parsed.data
  const { tables } = await pricingForOffice(ctx)
  const storefront = fitStorefront(rest.storefront)
  const glass = offeredFrontGlass(tables).find(({ safe }) => safe.id === glassTypeId) ?? null
  const range = glass && rangeOfStorefront(storefront, glass, tables)
  const lines = storefrontLines(storefront, glass, range)
  const said = [...lines, ...(site ? [`Address: ${site}`] : []), ...(message ? ['', message] : [])]
  const to = email || null
  const inquiry = {
    kind: 'quote',
    name,
    email: to,
    phone: phone || null,
    service: serviceName(defaultLocale, 'commercial_glass_installation'), // as staff read it
    message: said.join('\n'),
    priced: null,
    drawn: { storefront, glassTypeId: glass?.safe.id ?? null, range, lines },
    traces: { website: rest.website, elapsedMs: rest.elapsedMs },
  } as const
  await storeInquiry({ ctx, inquiry, locale, mayAcknowledge: await mayAcknowledge(to) })
  return { ok: true }
}
