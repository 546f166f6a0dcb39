export const customerStatuses = ['lead', 'prospect', 'active_customer', 'past_customer'] as const
export type CustomerStatus = (typeof customerStatuses)[number]

/** What somebody did that the customer list should know of. */
export type ContactReason = 'inquired' | 'registered' | 'saved_quote' | 'paid'

const rank: Record<CustomerStatus, number> = {
  lead: 0,
  prospect: 1,
  past_customer: 2,
  active_customer: 3,
}

const earns: Record<ContactReason, CustomerStatus> = {
  inquired: 'lead',
  registered: 'lead',
  saved_quote: 'prospect',
  paid: 'active_customer',
}

/**
 * The status after somebody did something: lead → prospect → active customer.
 * Nobody falls back by it, and a past customer becomes an active one again only by paying.
 */
export function statusAfter(current: CustomerStatus | null, reason: ContactReason): CustomerStatus {
  return higherStatus(current ?? 'lead', earns[reason])
}

/** The further advanced of two, for one person who was entered twice. */
export function higherStatus(one: CustomerStatus, other: CustomerStatus): CustomerStatus {
  return rank[one] >= rank[other] ? one : other
}
