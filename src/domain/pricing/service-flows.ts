import type { GlassCategory } from './types'

export const showerServices = ['shower_glass_quote', 'new_shower_installation'] as const

export const replacementServices = [
  'glass_replacement_quote',
  'window_replacement',
  'door_replacement',
  'other_replacement',
] as const

export const generalServices = [
  'new_window_installation',
  'commercial_glass_installation',
  'other_new_installation',
  'mirrors_tabletops_quote',
  'commercial_inquiry',
] as const

export type PricedService =
  | (typeof showerServices)[number]
  | (typeof replacementServices)[number]
  | (typeof generalServices)[number]

/** The commercial products as their links name them. */
export const commercialProducts = [
  'glass_replacement',
  'commercial_doors',
  'storefronts',
  'office_partitions',
  'gym_mirror_wall',
  'herculite_doors',
  'bifolding_doors',
  'pivot_doors',
  'sliding_doors',
  'smart_glass',
  'hardware_installation',
  'new_glass_products',
] as const

export type CommercialProduct = (typeof commercialProducts)[number]

/** What is not sold by area: it opens an inquiry instead of a price. */
const unpricedProducts: ReadonlySet<string> = new Set(['smart_glass', 'hardware_installation'])

const showers: ReadonlySet<string> = new Set(showerServices)
const replacements: ReadonlySet<string> = new Set(replacementServices)
const generals: ReadonlySet<string> = new Set(generalServices)
const products: ReadonlySet<string> = new Set(commercialProducts)

/** What a link to the quote page opens. */
export type ServiceOpening =
  | { flow: 'shower'; serviceType: PricedService }
  | { flow: 'replacement'; serviceType: PricedService }
  | {
      flow: 'general'
      serviceType: PricedService
      product: CommercialProduct | null
      /** Null where any glass may be chosen. */
      glassCategories: readonly GlassCategory[] | null
    }
  | { flow: 'inquiry'; product: CommercialProduct }
  | { flow: 'custom_job' }
  | { flow: 'picker'; unknownService: boolean }

/** The product that a link names, or null for one that is not sold: it is never echoed. */
export function commercialProductOf(product: string | null | undefined): CommercialProduct | null {
  return isCommercialProduct(product) ? product : null
}

/** Which flow a service type (and, for commercial work, a product) opens. */
export function openingOf(
  serviceType: string | null | undefined,
  product?: string | null,
): ServiceOpening {
  if (!serviceType) return { flow: 'picker', unknownService: false }
  if (serviceType === 'custom_job') return { flow: 'custom_job' }
  if (!isPricedService(serviceType)) return { flow: 'picker', unknownService: true }
  if (showers.has(serviceType)) return { flow: 'shower', serviceType }
  if (replacements.has(serviceType)) return { flow: 'replacement', serviceType }
  const named = serviceType === 'commercial_inquiry' ? commercialProductOf(product) : null
  if (named && unpricedProducts.has(named)) return { flow: 'inquiry', product: named }
  return {
    flow: 'general',
    serviceType,
    product: named,
    glassCategories: serviceType === 'mirrors_tabletops_quote' ? ['mirror', 'tabletop'] : null,
  }
}

/** Whether a service is a shower service, whose glass may include its installation. */
export function isShowerService(serviceType: string): boolean {
  return showers.has(serviceType)
}

/** Whether a service puts new glass into what is there. */
export function isReplacementService(serviceType: string): boolean {
  return replacements.has(serviceType)
}

/** Whether a service type has a price at all. */
export function isPricedService(serviceType: string): serviceType is PricedService {
  return showers.has(serviceType) || replacements.has(serviceType) || generals.has(serviceType)
}

/** Whether a commercial product is priced by area; an unknown one is ignored, so it does not hinder. */
export function isPricedProduct(serviceType: string, product: string | undefined): boolean {
  return serviceType !== 'commercial_inquiry' || !product || !unpricedProducts.has(product)
}

function isCommercialProduct(product: string | null | undefined): product is CommercialProduct {
  return typeof product === 'string' && products.has(product)
}
