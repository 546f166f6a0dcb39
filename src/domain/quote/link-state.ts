/** How a quote stands for whoever holds its link. */
export type LinkState =
  | 'to_accept'
  /** Accepted, and something can be paid now. */
  | 'to_pay'
  /** Accepted, and nothing is due: measuring comes first, or a payment is under way. */
  | 'accepted'
  | 'paid'
  | ClosedState

const closedStates = [
  'declined',
  'withdrawn',
  'expired',
  /** The office looks at it again. */
  'on_hold',
] as const
type ClosedState = (typeof closedStates)[number]

/** Whether nobody can say yes to it, at least not now. */
export function isClosedState(state: LinkState): state is ClosedState {
  return closedStates.some((one) => one === state)
}
