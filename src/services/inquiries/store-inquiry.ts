import 'server-only'
import type { PayloadRequest } from 'payload'
import { readCompanyFacts } from '@collections/globals/read-company'
import { defaultLocale } from '@/config/locales'
import type { Locale } from '@/config/locales'
import { looksAutomatic } from '@/domain/inquiry/spam'
import { acknowledgementMail, salesMail } from '@/mail/inquiry-mail'
import type { Priced } from '@/mail/inquiry-mail'
import { noteInquiry } from '@/services/customers/note-inquiry'
import { withTransaction } from '@/services/database/transaction'
import { letterhead } from '@/services/mail/letterhead'
import { queueMail } from '@/services/mail/queue-mail'
import { sendPhotosAlong } from '@/services/photos/send-photos-along'
import type { Inquiry } from '@/payload-types'
import type { ServiceContext } from '../context'

/** What was priced, and with it what was asked and answered, as the server stores it. */
export type PricedConfiguration = Priced & { configuration: Record<string, unknown> }

type NewInquiry = {
  kind: Inquiry['kind']
  name: string
  email: string | null
  phone: string | null
  service: string | null
  message: string | null
  priced: PricedConfiguration | null
  traces: { website?: string | undefined; elapsedMs?: number | undefined }
  /** The quote that it asks about. */
  aboutQuote?: number
  /** What was drawn, where it has no price that could be paid. */
  drawn?: Record<string, unknown>
  /** The claim to photos that go along. */
  photos?: string
}

type Args = {
  ctx: ServiceContext
  inquiry: NewInquiry
  locale: Locale
  /** Whether the sender's address may still be written to: strangers' names fill in forms too. */
  mayAcknowledge: boolean
}

/**
 * Keeps an inquiry, writes to the sales address and to the sender, and enters a lead, all or
 * nothing. What a program sent is kept as spam and causes nothing else.
 */
export async function storeInquiry({ ctx, inquiry, locale, mayAcknowledge }: Args): Promise<void> {
  const { payload } = ctx
  const { priced, email } = inquiry
  await withTransaction(payload, async (req) => {
    const { isSpam } = await enterInquiry({ ctx, req, inquiry, locale })
    if (isSpam || email === null || !mayAcknowledge) return
    const head = await letterhead({ payload, req, to: email, locale })
    await queueMail({ payload, req, message: await acknowledgementMail({ ...head, priced }) })
  })
}

type Entry = Omit<Args, 'mayAcknowledge'> & { req: PayloadRequest }

/** Keeps an inquiry in a transaction, tells the sales address and enters a lead; spam is only kept. */
export async function enterInquiry({
  ctx,
  req,
  inquiry,
  locale,
}: Entry): Promise<{ id: number; isSpam: boolean }> {
  const { payload } = ctx
  const { priced, traces, aboutQuote = null, photos, drawn, ...what } = inquiry
  const isSpam = looksAutomatic(traces, what.message)
  const { id } = await payload.create({
    collection: 'inquiries',
    data: {
      ...what,
      quote: aboutQuote,
      ...(priced && {
        quoteConfiguration: priced.configuration,
        quoteTotal: priced.total,
        quoteCurrencyCode: priced.currencyCode,
      }),
      ...(drawn && { quoteConfiguration: drawn }),
      progress: 'new',
      isSpam,
      locale,
    },
    depth: 0,
    overrideAccess: true, // inquiries enter here alone: the collection is closed to visitors
    req,
  })
  await sendPhotosAlong({ req, claim: photos, to: { inquiries: id } })
  if (isSpam) return { id, isSpam }
  await noteInquiry({ ctx, req, inquiry })
  const company = await readCompanyFacts({ payload, req, locale: defaultLocale })
  const toSales = await salesMail({ id, inquiry, company })
  if (toSales !== null) await queueMail({ payload, req, message: toSales })
  return { id, isSpam }
}
