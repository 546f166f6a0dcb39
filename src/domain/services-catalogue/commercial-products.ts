import type { HardwareUse } from '@/domain/pricing/types'
import type { UsualGlass } from '@/domain/pricing/usual-glass-type'

type ProductRow = {
  /** What its hardware may be for; null where it may be anything. */
  hardwareUses: readonly HardwareUse[] | null
  /** What it is usually made of, where that is not what the service is usually made of. */
  usualGlass: UsualGlass | null
  /** Whether it is sold by area; what is not opens an inquiry instead of a price. */
  isPriced: boolean
}

const byArea = { hardwareUses: null, usualGlass: null, isPriced: true } as const
const safetyGlass = { categories: ['flat', 'specialty'], isSafe: true } as const
const doors = { ...byArea, hardwareUses: ['door'], usualGlass: safetyGlass } as const
/** Doors of nothing but glass, which hang on its corners, are made of 1/2 in. */
const glassDoors = { ...doors, usualGlass: { ...safetyGlass, thicknessMm: 12.7 } } as const
const byInquiry = { ...byArea, isPriced: false } as const

/** The commercial products as their links name them, in the order of their page. */
const products = {
  glass_replacement: byArea,
  commercial_doors: doors,
  storefronts: { ...byArea, hardwareUses: ['door', 'window', 'partition'] },
  office_partitions: { ...byArea, hardwareUses: ['door', 'partition'] },
  gym_mirror_wall: { ...byArea, hardwareUses: ['mirror'], usualGlass: { categories: ['mirror'] } },
  herculite_doors: glassDoors,
  bifolding_doors: doors,
  pivot_doors: glassDoors,
  sliding_doors: doors,
  smart_glass: byInquiry,
  hardware_installation: byInquiry,
  new_glass_products: byArea,
} as const satisfies Record<string, ProductRow>

type Rows = typeof products

export type CommercialProduct = keyof Rows

/** What has no price by area. */
export type InquiryProduct = {
  [Code in CommercialProduct]: Rows[Code]['isPriced'] extends false ? Code : never
}[CommercialProduct]

export const commercialProducts = Object.keys(products) as CommercialProduct[]

/** What the catalogue says of a commercial product. */
export function productRow(product: CommercialProduct): ProductRow {
  return products[product]
}

/** The product that a link names, or null for one that is not sold: it is never echoed. */
export function commercialProductOf(product: string | null | undefined): CommercialProduct | null {
  return typeof product === 'string' && Object.hasOwn(products, product)
    ? (product as CommercialProduct)
    : null
}

/** Whether a product opens an inquiry instead of a price. */
export function isInquiryProduct(product: CommercialProduct): product is InquiryProduct {
  return !products[product].isPriced
}
