/** What somebody is to the shop, as what happened says it. */
export type CustomerState = 'lead' | 'quoted' | 'customer' | 'past_customer'

type Happened = {
  /** Something he agreed to or paid for, not given back, is still to be carried out. */
  hasRunning: boolean
  hasCarriedOut: boolean
  hasQuote: boolean
}

/** Whoever was a customer stays at least a past one, however often he is quoted again. */
export function stateAfter({ hasRunning, hasCarriedOut, hasQuote }: Happened): CustomerState {
  if (hasRunning) return 'customer'
  if (hasCarriedOut) return 'past_customer'
  return hasQuote ? 'quoted' : 'lead'
}
