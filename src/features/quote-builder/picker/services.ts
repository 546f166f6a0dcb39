import type { BuilderAddress } from '../flow/builder-address'

export type KindName =
  'window' | 'door' | 'other' | 'newWindow' | 'commercial' | 'newShower' | 'newOther'

export type Kind = { name: KindName; to: Partial<BuilderAddress> }

export type ServiceName = 'shower' | 'replacement' | 'installation' | 'custom'

export type Service = {
  name: ServiceName
  /** Where a service without kinds leads; null for the one that is handled by mail. */
  to: Partial<BuilderAddress> | null
  kinds: readonly Kind[]
}

/** The four bays of the picker, left to right. */
export const services: readonly Service[] = [
  { name: 'shower', to: { serviceType: 'shower_glass_quote' }, kinds: [] },
  {
    name: 'replacement',
    to: null,
    kinds: [
      { name: 'window', to: { serviceType: 'window_replacement' } },
      { name: 'door', to: { serviceType: 'door_replacement' } },
      { name: 'other', to: { serviceType: 'other_replacement' } },
    ],
  },
  {
    name: 'installation',
    to: null,
    kinds: [
      { name: 'newWindow', to: { serviceType: 'new_window_installation' } },
      { name: 'commercial', to: { serviceType: 'commercial_glass_installation' } },
      { name: 'newShower', to: { serviceType: 'new_shower_installation' } },
      { name: 'newOther', to: { serviceType: 'other_new_installation' } },
    ],
  },
  { name: 'custom', to: null, kinds: [] },
]
