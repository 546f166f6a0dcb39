import type { Flow, ServiceOf } from '@/domain/services-catalogue/services'
import type { BuilderCompany } from '../company'
import type { BuilderAddress } from './builder-address'
import type { GoTo } from './use-builder-address'

/** What every flow is opened with. */
export type FlowProps<Name extends Flow> = {
  serviceType: ServiceOf<Name>
  address: BuilderAddress
  goTo: GoTo
  company: BuilderCompany
}
