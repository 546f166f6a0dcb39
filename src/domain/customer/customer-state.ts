import type { CustomerStatus } from './customer-status'

/** What somebody is to the shop, as what happened says it; the database keeps it. */
export type CustomerState = 'lead' | 'quoted' | 'customer' | 'past_customer'

/** What the list in front calls each state, in the specification's words. */
const statuses: Record<CustomerState, CustomerStatus> = {
  lead: 'lead',
  quoted: 'prospect',
  customer: 'active_customer',
  past_customer: 'past_customer',
}

export function statusOfState(state: CustomerState | null | undefined): CustomerStatus {
  return statuses[state ?? 'lead']
}

export function stateOfStatus(status: CustomerStatus): CustomerState {
  const states = Object.keys(statuses) as CustomerState[]
  return states.find((state) => statuses[state] === status) ?? 'lead'
}
