import 'server-only'
import { slugs } from '@collections/slugs'
import type { PayloadRequest } from 'payload'
import { owedAtTotal } from '@/domain/payment/left-of-total'
import { isPaidQuote } from '@/domain/payment/quote-states'
import type { Quote, QuoteRevision } from '@/payload-types'
import type { Actor, ServiceContext } from '../context'
import { noteMeasured } from '../jobs/note-measured'
import { newLink } from '../links/link-token'
import { idOrNull } from '../payments/records'
import type { OfficeContent, Sending } from '../revisions/office-content'
import { callerRow } from './caller-row'
import { stoodOf } from './standing'
import type { Standing } from './standing'

type Args = {
  ctx: ServiceContext
  req: PayloadRequest
  actor: Actor
  quote: Quote
  working: QuoteRevision
  content: OfficeContent
  /** Whether it had to be released. */
  isReleased: boolean
  sending: Sending
}

/** Freezes what was typed as the revision that the customer holds, and gives its columns to the quote. */
export async function deliverRevision(args: Args): Promise<Quote> {
  const { ctx, req, actor, quote, working, content, isReleased, sending } = args
  const now = ctx.now().toISOString()
  await req.payload.update({
    collection: slugs.quoteRevisions,
    id: working.id,
    data: {
      content: { ...content, stood: stoodOf(quote), sending } as never,
      isDraft: false,
      frozenAt: now,
      sentAt: now,
    },
    depth: 0,
    req,
    overrideAccess: true, // revisions are the server's alone
  })
  const isPaid = isPaidQuote(quote)
  const { depositDue, validUntil: end, ...columns } = content.columns
  const currency = columns.currencyCodeAtQuote
  if (columns.measurements === 'final') {
    await noteMeasured({ req, quoteId: quote.id, by: actor.email, now: new Date(now) })
  }
  return req.payload.update({
    collection: slugs.quotes,
    id: quote.id,
    data: {
      ...(columns as Partial<Quote>),
      currentRevision: working.number,
      customer: await callerRow({ ctx, req, quote }),
      user: idOrNull(quote.user) ?? (await confirmedAccount(req, quote.customerEmail)),
      sentAt: now,
      acceptedAt: null,
      acceptedName: null,
      ...({
        status: isPaid ? quote.status : 'pending_payment',
        waitsFor: null,
        language: content.office.draft.language,
        taxTreatment: content.office.draft.taxTreatment,
        measurements: columns.measurements,
        // Once it is paid a price holds, and what was asked first was asked.
        depositDue: isPaid ? quote.depositDue : depositDue,
        balanceDue: owedAtTotal(columns.totalCost, quote, currency),
        validUntil: isPaid ? quote.validUntil : end,
        releasedAt: isReleased ? now : quote.releasedAt,
        releasedBy: isReleased ? actor.email : quote.releasedBy,
        openedAt: null,
        reminders: 0,
        declinedAt: null,
        declineReason: null,
      } satisfies Standing),
      ...(quote.linkNonce ? {} : newLink(quote.id)),
    },
    depth: 0,
    req,
    context: { settlement: true, transition: true },
    overrideAccess: true, // the office writes quotes through this service alone
  })
}

/** The account of an address, once it was confirmed: its pages show the quote too. */
async function confirmedAccount(
  req: PayloadRequest,
  email: string | null | undefined,
): Promise<number | null> {
  if (!email) return null
  const { docs } = await req.payload.find({
    collection: slugs.users,
    where: {
      and: [
        { email: { equals: email.toLowerCase() } },
        { _verified: { equals: true } },
        { role: { equals: 'customer' } },
      ],
    },
    limit: 1,
    depth: 0,
    pagination: false,
    req,
    overrideAccess: true, // whether the site knows the address
  })
  return docs[0]?.id ?? null
}
