import 'server-only'
import { shownToCustomer } from '@collections/access/rules'
import { slugs } from '@collections/slugs'
import { namesOtherZip } from '@/domain/booking/booking-form'
import type { TypedBooking } from '@/domain/booking/booking-form'
import { subjectOfService } from '@/domain/booking/subject-of-service'
import { placeOfAddress } from '@/domain/payment/place-of-address'
import type { Booking } from '@/payload-types'
import { ownProfile } from '../accounts/own-profile'
import type { ServiceContext } from '../context'
import { sentPaper } from '../links/sent-paper'
import { findQuote, idOrNull } from '../payments/records'

/**
 * What a signed-in customer need not type again, nor whoever came from the link of a quote; no address where
 * it is in another ZIP code than the visit, unless a quote of one's own names one that is in it.
 */
export async function knownDetails(
  ctx: ServiceContext,
  { zip, quote }: Pick<Booking, 'zip' | 'quote'>,
): Promise<TypedBooking> {
  const quoteId = idOrNull(quote)
  const known = { ...(await ofAccount(ctx)), ...(await ofPaper(ctx, quoteId)) }
  if (known.address && !namesOtherZip(known.address, zip)) return known
  const address = quoteId === null ? await addressOfOwnQuote(ctx, zip) : ''
  return known.address === undefined && address === '' ? known : { ...known, address }
}

async function ofAccount(ctx: ServiceContext): Promise<TypedBooking> {
  const { actor } = ctx
  if (actor?.role !== 'customer') return {}
  const { fullName, phoneNumber, address } = await ownProfile({ ctx, actor })
  return { name: fullName, email: actor.email, phone: phoneNumber, address }
}

/** Of the latest one that goes into this ZIP code, as its sheet shows it; nobody's for a visitor. */
async function addressOfOwnQuote({ actor, payload }: ServiceContext, zip: string): Promise<string> {
  if (actor?.role !== 'customer') return ''
  const { docs } = await payload.find({
    collection: slugs.quotes,
    where: {
      and: [{ user: { equals: actor.id } }, { projectAddress: { like: zip } }, shownToCustomer],
    },
    sort: '-updatedAt',
    limit: 20,
    depth: 0,
    joins: false,
    pagination: false,
    select: { projectAddress: true },
    overrideAccess: true, // the condition is stricter than the rule: staff read all, own is own
  })
  const addresses = docs.map(({ projectAddress }) => projectAddress ?? '')
  return addresses.find((address) => placeOfAddress(address) === zip) ?? ''
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
