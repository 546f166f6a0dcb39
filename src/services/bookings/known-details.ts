import 'server-only'
import { namesOtherZip } from '@/domain/booking/booking-form'
import type { TypedBooking } from '@/domain/booking/booking-form'
import { ownProfile } from '../accounts/own-profile'
import type { ServiceContext } from '../context'

/** What a signed-in customer need not type again; no address where it is in another ZIP code than the visit. */
export async function knownDetails(ctx: ServiceContext, zip: string): Promise<TypedBooking> {
  const { actor } = ctx
  if (actor?.role !== 'customer') return {}
  const { fullName, phoneNumber, address } = await ownProfile({ ctx, actor })
  return {
    name: fullName,
    email: actor.email,
    phone: phoneNumber,
    address: namesOtherZip(address, zip) ? '' : address,
  }
}
