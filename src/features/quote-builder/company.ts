import type { Measured } from '@/domain/content/measuring-post'

/** What the builder says about the company, handed in by the route; null where nothing is known. */
export type BuilderCompany = {
  name: string
  phone: string | null
  /** Called out of hours; null where it is no other. */
  nightPhone: string | null
  salesEmail: string | null
  addressLine: string | null
  /** As in "5 to 10 years". */
  warranty: string | null
  /** What holds when somebody who paid cancels. */
  cancellation: string | null
  /** The posts that say how to measure, in the language of the page; null where there is none. */
  measuring: Record<Measured, { title: string; slug: string } | null>
}
