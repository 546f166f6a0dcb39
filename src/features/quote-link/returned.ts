/** What the page of a quote says once: of the payment that somebody comes back from, or that it changed meanwhile. */
export const returns = ['paid', 'cancelled', 'unclear', 'changed'] as const
export type Returned = (typeof returns)[number]

/** By what the server found out: nothing is called paid, or not charged, that it does not know. */
export function returnedBy(outcome: string | null): Returned {
  switch (outcome) {
    case 'success':
    case 'already_processed':
    case 'paid_after_all':
      return 'paid'
    case 'cancelled':
      return 'cancelled'
    default:
      return 'unclear'
  }
}
