import type { PricedService } from '../services-catalogue/services'

/** Glass of a shop front takes other times than the rest: it is drawn, approved and made apart. */
const orderKinds = ['usual', 'commercial'] as const

export type OrderKind = (typeof orderKinds)[number]

const commercialServices: readonly string[] = [
  'commercial_glass_installation',
  'commercial_inquiry',
] satisfies PricedService[]

export function orderKindOf(serviceType: string): OrderKind {
  return commercialServices.includes(serviceType) ? 'commercial' : 'usual'
}

/** The kind that an address names; what it does not know is the usual one. */
export function readOrderKind(text: string | null): OrderKind {
  return orderKinds.find((kind) => kind === text) ?? 'usual'
}
