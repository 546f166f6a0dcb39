import type { Sums } from './chosen-options'

type Reckoned = {
  /** Null while the server reckons. */
  sums: Sums | null
  /** What the server said last: it decides which lines stand, so that none goes while it reckons. */
  known: Sums
  paid: number
}

/** What a yes comes to; an amount of null is being reckoned. */
export function figuresOfYes({ sums, known, paid }: Reckoned) {
  return {
    total: sums && sums.total,
    left: sums && Math.abs(sums.total - paid),
    isBack: known.total < paid,
    hasDeposit: known.deposit !== null,
    deposit: sums && sums.deposit,
  }
}
