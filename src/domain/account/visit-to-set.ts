import { mayBookVisit } from './may-book-visit'

type Offer = {
  /** Where its visit is booked; null where one is booked already that may go there, or none can be. */
  bookPath: string | null
  /** Whether the shop takes visits on the site. */
  isOpen: boolean
}

/** Who sets the visit to measure of a quote: nobody where it is booked, or no more to be measured. */
export function visitToSet(
  quote: Parameters<typeof mayBookVisit>[0],
  { bookPath, isOpen }: Offer,
): 'customer' | 'shop' | 'none' {
  if (!mayBookVisit(quote)) return 'none'
  if (bookPath !== null) return 'customer'
  return isOpen ? 'none' : 'shop'
}
