import 'server-only'
import * as z from 'zod'
import { defaultLocale } from '@/config/locales'
import { quoteNumber } from '@/domain/quote/quote-number'
import { storableText } from '@/domain/text/storable'
import type { ServiceContext } from '../context'
import { storeInquiry } from '../inquiries/store-inquiry'
import { quoteOfLink } from './quote-of-link'

const questionShape = z.object({
  message: z.string().trim().min(1).max(5000).regex(storableText),
})

export type AskOutcome =
  | { ok: true }
  | { ok: false; kind: 'unreadable'; fields: string[] }
  | { ok: false; kind: 'not_found' }

type Args = { ctx: ServiceContext; token: unknown; question: unknown }

/** A question about a quote, which comes to the office among the inquiries, with the quote. */
export async function askAboutQuote({ ctx, token, question }: Args): Promise<AskOutcome> {
  const quote = await quoteOfLink({ ctx, token })
  if (quote === null) return { ok: false, kind: 'not_found' }
  const read = questionShape.safeParse(question)
  if (!read.success) return { ok: false, kind: 'unreadable', fields: ['message'] }
  await storeInquiry({
    ctx,
    inquiry: {
      kind: 'contact',
      name: quote.customerName,
      email: quote.customerEmail ?? null,
      phone: quote.customerPhone ?? null,
      service: quoteNumber(quote.id),
      message: read.data.message,
      priced: null,
      traces: {},
      aboutQuote: quote.id,
    },
    locale: quote.language ?? defaultLocale,
    mayAcknowledge: false,
  })
  return { ok: true }
}
