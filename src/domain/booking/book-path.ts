import { placeOfAddress } from '../payment/place-of-address'
import { mayBeVisitTo } from './may-be-visit-to'
import { subjectOfService } from './subject-of-service'
import { timesPath } from './times-path'

/** What is to be measured, and where. */
type Work = {
  address: string | null | undefined
  serviceType: string | undefined
}

/** To the free times of the part of the area that an address is in, where it says which that is. */
export function bookPath({ address, serviceType }: Work): string {
  const zip = placeOfAddress(address ?? '')
  if (zip === '') return '/book-visit'
  return timesPath({ zip, about: subjectOfService(serviceType) ?? undefined })
}

/** The same for whoever comes from the link of a quote; its ZIP code is asked for where the times are. */
export function bookPathOfQuote(address: string | null | undefined): string {
  const zip = placeOfAddress(address ?? '')
  return zip === '' ? '/book-visit/times?for=quote' : timesPath({ zip, for: 'quote' })
}

/** What decides whether a customer is offered a visit. */
export type BookingOffer = {
  /** Whether the shop takes visits on the site. */
  isOpen: boolean
  /** What is booked already. */
  visits: readonly { zip: string }[]
  /** Of the customer, for quotes that name no place. */
  usualAddress: string | null | undefined
}

/** To the times of where a quote's glass goes; null where a visit is booked that may go there, or none can be. */
export function offeredBookPath(
  { address, serviceType }: { address: string | null; serviceType: string },
  { isOpen, visits, usualAddress }: BookingOffer,
): string | null {
  if (!isOpen || visits.some((visit) => mayBeVisitTo(address, visit))) return null
  return bookPath({ address: address ?? usualAddress, serviceType })
}
