import type { GlassCategory, HardwareUse } from '@/domain/pricing/types'

/** A bay of the picker, left to right; the last is handled by mail and has no service behind it. */
export const pickerBays = ['shower', 'replacement', 'installation', 'custom'] as const
export type PickerBay = (typeof pickerBays)[number]

/** The small pictures of what the glass goes into. */
export type KindDrawing =
  'window' | 'door' | 'pane' | 'new_window' | 'storefront' | 'enclosure' | 'opening'

export type Flow = 'shower' | 'replacement' | 'general'

type ServiceRow = {
  /** The screens that ask for it, and the rules its glass is sold by. */
  flow: Flow
  /** Where the picker shows it: as its whole bay, as one kind in it, or not at all. */
  picker: { bay: PickerBay; drawing: KindDrawing | 'whole_bay' } | null
  /** The only glass it is made of; null where any may be chosen. */
  onlyGlass: readonly GlassCategory[] | null
  /** The glass that its screen offers, where that is not all of which it may be made. */
  offeredGlass?: readonly GlassCategory[]
  /** What it is usually made of, offered first; the rest may be chosen too, and has its price. */
  usualGlass: readonly GlassCategory[]
  /** What its hardware may be for; null where it may be anything. */
  hardwareUses: readonly HardwareUse[] | null
}

const anything = { onlyGlass: null, usualGlass: [], hardwareUses: null } as const
const openings = ['insulated', 'flat', 'specialty'] as const

/**
 * Everything that is priced online, one row a service: what it is called stands under the same code
 * in the texts of `serviceCatalogue`. The picker shows the kinds of a bay in this order.
 */
const services = {
  shower_glass_quote: {
    ...anything,
    flow: 'shower',
    picker: { bay: 'shower', drawing: 'whole_bay' },
  },
  glass_replacement_quote: {
    ...anything,
    flow: 'replacement',
    picker: null,
    hardwareUses: ['window', 'door'],
  },
  window_replacement: {
    ...anything,
    hardwareUses: ['window'],
    flow: 'replacement',
    picker: { bay: 'replacement', drawing: 'window' },
  },
  door_replacement: {
    ...anything,
    hardwareUses: ['door'],
    flow: 'replacement',
    picker: { bay: 'replacement', drawing: 'door' },
  },
  other_replacement: {
    ...anything,
    flow: 'replacement',
    picker: { bay: 'replacement', drawing: 'pane' },
  },
  new_window_installation: {
    flow: 'general',
    picker: { bay: 'installation', drawing: 'new_window' },
    onlyGlass: null,
    offeredGlass: openings,
    usualGlass: openings,
    hardwareUses: ['window'],
  },
  commercial_glass_installation: {
    ...anything,
    flow: 'general',
    picker: { bay: 'installation', drawing: 'storefront' },
    usualGlass: openings,
  },
  new_shower_installation: {
    ...anything,
    flow: 'shower',
    picker: { bay: 'installation', drawing: 'enclosure' },
  },
  other_new_installation: {
    ...anything,
    flow: 'general',
    picker: { bay: 'installation', drawing: 'opening' },
  },
  mirrors_tabletops_quote: {
    flow: 'general',
    picker: null,
    onlyGlass: ['mirror', 'tabletop'],
    usualGlass: [],
    hardwareUses: ['mirror', 'tabletop'],
  },
  commercial_inquiry: { ...anything, flow: 'general', picker: null },
} as const satisfies Record<string, ServiceRow>

type Rows = typeof services

export type PricedService = keyof Rows

/** Every service that has a price, in the order of the catalogue. */
export const pricedServices = Object.keys(services) as PricedService[]

/** What is installed as a front has a range and a survey: no single pane of it is sold by its figures. */
export function isDrawnAsFront(service: PricedService): boolean {
  return service === 'commercial_glass_installation'
}

/** The services of one flow. */
export type ServiceOf<Name extends Flow> = {
  [Code in PricedService]: Rows[Code]['flow'] extends Name ? Code : never
}[PricedService]

/** The services that the picker shows as one kind of several. */
type KindService = {
  [Code in PricedService]: Rows[Code]['picker'] extends { drawing: KindDrawing } ? Code : never
}[PricedService]

/** Whether a service type has a price at all. */
export function isPricedService(serviceType: string): serviceType is PricedService {
  return Object.hasOwn(services, serviceType)
}

/** What the catalogue says of a service. */
export function serviceRow(service: PricedService): ServiceRow {
  return services[service]
}

/** The services of a flow, in the order of the catalogue. */
export function servicesOf<Name extends Flow>(flow: Name): ServiceOf<Name>[] {
  return pricedServices.filter((code): code is ServiceOf<Name> => services[code].flow === flow)
}

/** What a bay of the picker leads to. */
export type BayContent =
  | { leadsTo: 'mail' }
  | { leadsTo: 'flow'; service: PricedService }
  | { leadsTo: 'kinds'; kinds: { service: KindService; drawing: KindDrawing }[] }

/** The service that fills a bay, or the kinds that it opens; a mail draft where there are none. */
export function contentOf(bay: PickerBay): BayContent {
  const kinds: { service: KindService; drawing: KindDrawing }[] = []
  for (const service of pricedServices) {
    const { picker } = serviceRow(service)
    if (picker?.bay !== bay) continue
    if (picker.drawing === 'whole_bay') return { leadsTo: 'flow', service }
    kinds.push({ service: service as KindService, drawing: picker.drawing })
  }
  return kinds.length === 0 ? { leadsTo: 'mail' } : { leadsTo: 'kinds', kinds }
}

/** Whether a service is a shower service, whose glass may include its installation. */
export function isShowerService(serviceType: string): boolean {
  return isPricedService(serviceType) && services[serviceType].flow === 'shower'
}

/** Whether its glass is set into a window, rather than a door or a piece of furniture. */
export function isSetInWindow(serviceType: string): boolean {
  return (
    isPricedService(serviceType) && (serviceRow(serviceType).hardwareUses ?? []).includes('window')
  )
}

/** Whether a service puts new glass into what is there. */
export function isReplacementService(serviceType: string): boolean {
  return isPricedService(serviceType) && services[serviceType].flow === 'replacement'
}
