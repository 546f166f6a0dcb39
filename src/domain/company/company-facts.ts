export type Hours = { weekdays: string; saturday: string; sunday: string }

/** What the company says of itself, in one language. Empty text is "not given". */
export type CompanyFacts = {
  name: string
  aboutUs: string
  foundedYear: number | null
  /** Why customers choose it; the first two stand as claims beside the year of its foundation. */
  usps: string[]
  phone: string
  /** The main phone where there is no number of its own for emergencies. */
  emergencyPhone: string
  salesEmail: string
  supportEmail: string
  address: {
    label: string
    street: string
    city: string
    state: string
    postalCode: string
    /** City, state and code in one line. */
    place: string
    full: string
  }
  serviceArea: string
  /** The same in as few words as people search for: a place. */
  areaName: string
  /** How long it answers for its work, as in "5 to 10 years". */
  warranty: string
  /** What holds when somebody who paid cancels, in a few sentences. */
  cancellation: string
  socialLinks: { network: string; url: string }[]
  certifications: string[]
  /** When crews work. */
  serviceHours: Hours
  /** When the showroom is open. */
  showroomHours: Hours
}

/** Said in place of what the company has not said: texts choose other words for it. */
const none = 'none'

/** Where the company is and works, for texts that name it where it is known. */
export function placesOf({ areaName, address }: CompanyFacts): { area: string; city: string } {
  return { area: areaName || none, city: address.city || none }
}

/** Name, address, telephone and e-mail, as far as they are given, each on its line. */
export function companyCard({ name, address, phone, salesEmail }: CompanyFacts): string[] {
  return [name, address.full, phone, salesEmail].filter((line) => line !== '')
}
