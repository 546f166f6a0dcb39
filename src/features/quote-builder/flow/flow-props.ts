import type { BuilderCompany } from '../company'
import type { BuilderAddress } from './builder-address'
import type { GoTo } from './use-builder-address'

/** What every flow is opened with. */
export type FlowProps = {
  serviceType: string
  address: BuilderAddress
  goTo: GoTo
  company: BuilderCompany
}
