import { timesPath } from './times-path'

/** To the free times of the part of the area that an address is in, where it says which that is. */
export function bookPath(address: string | null | undefined): string {
  const zip = /\b(\d{5})(?:-\d{4})?\s*$/.exec(address ?? '')?.[1]
  return zip === undefined ? '/book-visit' : timesPath({ zip })
}

type Place = {
  address: string | null | undefined
  /** Whether the shop takes visits on the site. */
  isOpen: boolean
  isBooked: boolean
}

/** The same, for whoever is offered a visit; null where one is booked already, or none can be. */
export function offeredBookPath({ address, isOpen, isBooked }: Place): string | null {
  return isOpen && !isBooked ? bookPath(address) : null
}
