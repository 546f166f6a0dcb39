import 'server-only'
import { namesOtherZip } from '@/domain/booking/booking-form'
import type { TypedBooking } from '@/domain/booking/booking-form'
import { subjectOfService } from '@/domain/booking/subject-of-service'
import type { Booking } from '@/payload-types'
import { ownProfile } from '../accounts/own-profile'
import type { ServiceContext } from '../context'
import { sentPaper } from '../links/sent-paper'
import { findQuote, idOrNull } from '../payments/records'

/**
 * What a signed-in customer need not type again, nor whoever came from the link of a quote; no address where
 * it is in another ZIP code than the visit.
 */
export async function knownDetails(
  ctx: ServiceContext,
  { zip, quote }: Pick<Booking, 'zip' | 'quote'>,
): Promise<TypedBooking> {
  const known = { ...(await ofAccount(ctx)), ...(await ofPaper(ctx, idOrNull(quote))) }
  return { ...known, ...(namesOtherZip(known.address ?? '', zip) ? { address: '' } : {}) }
}

async function ofAccount(ctx: ServiceContext): Promise<TypedBooking> {
  const { actor } = ctx
  if (actor?.role !== 'customer') return {}
  const { fullName, phoneNumber, address } = await ownProfile({ ctx, actor })
  return { name: fullName, email: actor.email, phone: phoneNumber, address }
}

/** Only what the paper says, which the link shows as well. */
async function ofPaper(ctx: ServiceContext, quoteId: number | null): Promise<TypedBooking> {
  const quote = quoteId === null ? null : await findQuote(ctx, quoteId)
  const paper = quote && (await sentPaper(ctx, quote))
  if (!paper) return {}
  const { name, email, phone, jobSite: address } = paper.customer
  const about = subjectOfService(paper.pieces[0]?.serviceType)
  const said = Object.entries({ name, email, phone, address, about })
  return Object.fromEntries(said.filter(([, text]) => Boolean(text)))
}
