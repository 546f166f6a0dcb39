import { namesOtherZip } from './booking-form'

/** Whether a booked visit may go to an address: a booking names a ZIP code and no quote. */
export function mayBeVisitTo(
  address: string | null | undefined,
  { zip }: { zip: string },
): boolean {
  return !namesOtherZip(address ?? '', zip)
}
