import type { GlassCategory } from '@/domain/pricing/types'
import { commercialProductOf, isInquiryProduct } from './commercial-products'
import type { CommercialProduct, InquiryProduct } from './commercial-products'
import { isPricedService, serviceRow } from './services'
import type { ServiceOf } from './services'

/** What a link to the quote page opens. */
export type ServiceOpening =
  | { flow: 'shower'; serviceType: ServiceOf<'shower'> }
  | { flow: 'replacement'; serviceType: ServiceOf<'replacement'> }
  | {
      flow: 'general'
      serviceType: ServiceOf<'general'>
      product: CommercialProduct | null
      /** Null where any glass may be chosen. */
      glassCategories: readonly GlassCategory[] | null
    }
  | { flow: 'inquiry'; product: InquiryProduct }
  | { flow: 'custom_job' }
  | { flow: 'picker'; unknownService: boolean }

/** Which flow a service type (and, for commercial work, a product) opens. */
export function openingOf(
  serviceType: string | null | undefined,
  product?: string | null,
): ServiceOpening {
  if (!serviceType) return { flow: 'picker', unknownService: false }
  if (serviceType === 'custom_job') return { flow: 'custom_job' }
  if (!isPricedService(serviceType)) return { flow: 'picker', unknownService: true }
  const { flow, onlyGlass } = serviceRow(serviceType)
  switch (flow) {
    case 'shower':
      return { flow, serviceType: serviceType as ServiceOf<'shower'> }
    case 'replacement':
      return { flow, serviceType: serviceType as ServiceOf<'replacement'> }
    case 'general': {
      const named = serviceType === 'commercial_inquiry' ? commercialProductOf(product) : null
      if (named && isInquiryProduct(named)) return { flow: 'inquiry', product: named }
      return {
        flow,
        serviceType: serviceType as ServiceOf<'general'>,
        product: named,
        glassCategories: onlyGlass,
      }
    }
  }
}

/** Whether a commercial product is priced by area; an unknown one is ignored, so it does not hinder. */
export function isPricedProduct(serviceType: string, product: string | undefined): boolean {
  const named = serviceType === 'commercial_inquiry' ? commercialProductOf(product) : null
  return named === null || !isInquiryProduct(named)
}
