import type { QuoteRequest } from '@/domain/pricing/types'
import { isReplacementService, isShowerService } from '@/domain/services-catalogue/services'

/** The builder filled in with the inputs of a price, at the step that leads to its estimate. */
export function builderHref(request: QuoteRequest): string {
  const { serviceType, product } = request
  const query = new URLSearchParams({ serviceType })
  if (product) query.set('product', product)
  query.set('step', String(lastStep(serviceType)))
  query.set('inputs', JSON.stringify(request))
  return `/get-quote?${query.toString()}`
}

function lastStep(serviceType: string): number {
  if (isShowerService(serviceType)) return 4
  return isReplacementService(serviceType) ? 3 : 1
}
