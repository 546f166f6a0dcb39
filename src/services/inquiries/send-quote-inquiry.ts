import 'server-only'
import { defaultLocale } from '@/config/locales'
import type { Locale } from '@/config/locales'
import { fieldProblems } from '@/domain/account/field-problems'
import { quoteInquirySchema } from '@/domain/inquiry/inquiry-forms'
import { inquiryProblemCode } from '@/domain/inquiry/problem-codes'
import { formatInches } from '@/domain/measure/format-length'
import { priceInDetail } from '@/domain/pricing/price-quote'
import type { DetailedOutcome } from '@/domain/pricing/price-quote'
import type { PricingProblem } from '@/domain/pricing/types'
import { serviceName } from '@/i18n/service-name'
import { pricingForOffice } from '../catalogue/current-pricing'
import type { ServiceContext } from '../context'
import type { InquiryOutcome } from './inquiry-outcome'
import { mayAcknowledge } from './may-acknowledge'
import { storeInquiry } from './store-inquiry'
import type { PricedConfiguration } from './store-inquiry'

type Args = { ctx: ServiceContext; input: unknown; locale: Locale }

export type QuoteInquiryOutcome =
  InquiryOutcome | { ok: false; kind: 'not_priceable'; problems: PricingProblem[] }

/**
 * What somebody sends from his estimate who makes no account. It is priced again here: the total
 * that is kept is the server's, whatever the sender's screen said.
 */
export async function sendQuoteInquiry({ ctx, input, locale }: Args): Promise<QuoteInquiryOutcome> {
  const parsed = quoteInquirySchema.safeParse(input)
  if (!parsed.success) {
    return { ok: false, problems: fieldProblems(parsed.error.issues, inquiryProblemCode) }
  }
  const { name, email, phone, message, request, total, photos, website, elapsedMs } = parsed.data
  const { tables } = await pricingForOffice(ctx)
  const outcome = priceInDetail(request, tables)
  if (!outcome.ok) return { ok: false, kind: 'not_priceable', problems: outcome.problems }
  const address = email || null
  const inquiry = {
    kind: 'quote',
    name,
    email: address,
    phone: phone || null,
    service: serviceName(defaultLocale, outcome.request.serviceType), // as staff read it
    message: message || null,
    priced: pricedOf(outcome, total),
    traces: { website, elapsedMs },
    ...(photos === undefined ? {} : { photos }),
  } as const
  await storeInquiry({ ctx, inquiry, locale, mayAcknowledge: await mayAcknowledge(address) })
  return { ok: true }
}

type Priced = Extract<DetailedOutcome, { ok: true }>

function pricedOf(
  { quote, request, basis }: Priced,
  shownTotal: number | undefined,
): PricedConfiguration {
  const { panels = [], widthFt, heightFt } = request
  const sizes =
    panels.length > 0 || widthFt === undefined || heightFt === undefined
      ? panels
      : [{ widthIn: widthFt * 12, heightIn: heightFt * 12 }]
  const lines = [
    `${basis.glassType.name}, ${basis.finish.name}`,
    ...sizes.map(
      ({ widthIn, heightIn }) => `${formatInches(widthIn)} × ${formatInches(heightIn)} in`,
    ),
    ...quote.itemizedHardware.map(({ name, quantity }) => `${quantity} × ${name}`),
  ]
  return {
    configuration: { request, quote, lines, shownTotal: shownTotal ?? null },
    lines,
    total: quote.totalCost,
    shownTotal: shownTotal === undefined || shownTotal === quote.totalCost ? null : shownTotal,
    currencyCode: quote.currencyCode,
  }
}
