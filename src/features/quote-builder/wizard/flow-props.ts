import type { Flow, ServiceOf } from '@/domain/services-catalogue/services'
import type { BuilderAddress } from '../address/builder-address'
import type { GoTo } from '../address/use-builder-address'
import type { BuilderCompany } from '../company'

/** What every flow is opened with. */
export type FlowProps<Name extends Flow> = {
  serviceType: ServiceOf<Name>
  address: BuilderAddress
  goTo: GoTo
  company: BuilderCompany
}
