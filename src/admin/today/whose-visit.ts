import { slugs } from '@collections/slugs'
import type { Visit } from '@/payload-types'

/** The customer of a visit, as its job's quote or its inquiry names him. */
export function whoseVisit({ job, inquiry }: Visit): string {
  if (typeof job === 'object' && job !== null && typeof job.quote === 'object') {
    return job.quote.customerName
  }
  return typeof inquiry === 'object' && inquiry !== null ? inquiry.name : ''
}

/** Where its telephone number stands. */
export function phoneOfVisit({ job, inquiry }: Visit): string {
  if (typeof job === 'object' && job !== null && typeof job.quote === 'object') {
    return job.quote.customerPhone ?? ''
  }
  return typeof inquiry === 'object' && inquiry !== null ? (inquiry.phone ?? '') : ''
}

export const pageOf = {
  quote: (id: number) => `/admin/collections/${slugs.quotes}/${id}`,
  inquiry: (id: number) => `/admin/collections/${slugs.inquiries}/${id}`,
  payment: (id: number) => `/admin/collections/${slugs.payments}/${id}`,
  customer: (id: number) => `/admin/collections/${slugs.customers}/${id}`,
  visit: (id: number) => `/admin/collections/${slugs.visits}/${id}`,
}
