import 'server-only'
import { slugs } from '@collections/slugs'
import type { Payload } from 'payload'
import { quoteNumber } from '@/domain/quote/quote-number'
import type { Job, Quote, Visit } from '@/payload-types'
import { customerContact } from '../payments/customer-contact'
import type { CustomerContact } from '../payments/customer-contact'
import { idOf, idOrNull } from '../payments/records'

export type VisitContext = {
  jobNumber: string
  quote: Quote
  quoteNumber: string
  contact: CustomerContact
}

/** What whoever goes there, and whoever is written to, has to know of each visit, by its id. */
export async function contextOfVisits(
  payload: Payload,
  visits: Visit[],
): Promise<Map<number, VisitContext>> {
  const jobs = await jobsById(
    payload,
    visits.flatMap(({ job }) => idOrNull(job) ?? []),
  )
  const quotes = await quotesById(
    payload,
    [...jobs.values()].map(({ quote }) => idOf(quote)),
  )
  const found = await Promise.all(
    visits.map(async (visit): Promise<[number, VisitContext][]> => {
      const job = jobs.get(idOrNull(visit.job) ?? 0)
      const quote = job && quotes.get(idOf(job.quote))
      if (!job || !quote) return []
      const contact = await customerContact({ payload, quote })
      const jobNumber = job.number ?? String(job.id)
      return [[visit.id, { jobNumber, quote, quoteNumber: quoteNumber(quote.id), contact }]]
    }),
  )
  return new Map(found.flat())
}

const everyOne = { depth: 0, joins: false, pagination: false } as const

async function jobsById(payload: Payload, ids: number[]): Promise<Map<number, Job>> {
  const where = { id: { in: [...new Set(ids)] } }
  // a letter to the customer, or a calendar found by its secret: nobody is signed in
  const { docs } = await payload.find({
    collection: slugs.jobs,
    where,
    ...everyOne,
    overrideAccess: true,
  })
  return new Map(docs.map((row) => [row.id, row]))
}

async function quotesById(payload: Payload, ids: number[]): Promise<Map<number, Quote>> {
  const where = { id: { in: [...new Set(ids)] } }
  // as above
  const { docs } = await payload.find({
    collection: slugs.quotes,
    where,
    ...everyOne,
    overrideAccess: true,
  })
  return new Map(docs.map((row) => [row.id, row]))
}
