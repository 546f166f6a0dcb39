import type { KeptRefund } from './refunds'

/** What a report says of the money that went back, beside what was known of it; in minor units. */
export type RefundNews = {
  /** What reached the customer since. */
  arrivedMinor: number
  /** As which refunds, where they are known. */
  arrived: KeptRefund[]
  /** What was booked as given back, and is with the shop again. */
  returnedMinor: number
  /** A refund failed, whatever else went back meanwhile. */
  cameBack: boolean
  /** One that has failed is said not to have: so only an old report speaks. */
  isOld: boolean
}

type Known = {
  bookedMinor: number
  refundedMinor: number
  before: KeptRefund[]
  after: KeptRefund[]
}

/**
 * Each refund's own change of state decides: one that failed and one that arrived in the same report do
 * not hide each other. The sums do where the refunds do not come to them: the key may not read them, or
 * they went back before rows were kept.
 */
export function refundNews({ bookedMinor, refundedMinor, before, after }: Known): RefundNews {
  const stood = new Map(before.map((refund) => [refund.key, refund]))
  const arrived = after.filter(
    ({ key, state }) => state === 'succeeded' && stood.get(key)?.state !== 'succeeded',
  )
  const returned = after.filter(
    ({ key, state }) => state !== 'succeeded' && stood.get(key)?.state === 'succeeded',
  )
  const isSaidByRows =
    sumOf(before.filter(isBack)) === bookedMinor && sumOf(after.filter(isBack)) === refundedMinor
  const arrivedMinor = isSaidByRows ? sumOf(arrived) : Math.max(0, refundedMinor - bookedMinor)
  const returnedMinor = isSaidByRows ? sumOf(returned) : Math.max(0, bookedMinor - refundedMinor)
  return {
    arrivedMinor,
    arrived,
    returnedMinor,
    cameBack: returnedMinor > 0 || returned.length > 0,
    isOld: after.some(({ key, state }) => state !== 'failed' && hadFailed(stood.get(key))),
  }
}

const isBack = ({ state }: KeptRefund) => state === 'succeeded'

/** One that Stripe knows: what was only given up here may turn out to have been made. */
function hadFailed(refund: KeptRefund | undefined): boolean {
  return refund?.state === 'failed' && refund.stripeId !== null
}

function sumOf(refunds: KeptRefund[]): number {
  return refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
}
