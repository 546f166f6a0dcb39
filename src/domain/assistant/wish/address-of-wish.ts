import type { QuoteRequest } from '@/domain/pricing/types'

/** The builder filled in with the inputs of a price, at the step that asks for sizes; without a language prefix. */
export function addressOfWish(request: QuoteRequest): string {
  const query = new URLSearchParams({ serviceType: request.serviceType })
  if (request.product) query.set('product', request.product)
  query.set('step', request.panels?.some(({ role }) => role) ? '4' : '3')
  query.set('inputs', JSON.stringify(request))
  return `/get-quote?${query.toString()}`
}
