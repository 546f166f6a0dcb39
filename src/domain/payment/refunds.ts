type RefundState = 'requested' | 'pending' | 'succeeded' | 'failed'

/** One way back of money, as it is kept with its payment; amounts in minor units. */
export type KeptRefund = {
  /** Ours, where the office asked for it here; Stripe's id where it came from elsewhere. */
  key: string
  amountMinor: number
  state: RefundState
  stripeId: string | null
  reason: string | null
  by: string | null
  /** Whether it was within the office's limit that somebody gave it back. */
  byOffice: boolean
  /** ISO date and time. */
  at: string
}

/** One as Stripe reports it. */
export type ReportedRefund = {
  stripeId: string
  /** The key of the row that asked for it, where one did. */
  key: string | null
  amountMinor: number
  state: Exclude<RefundState, 'requested'>
  at: string
}

/**
 * What is kept after Stripe's report: rows follow their refund by its id or by the key that it was
 * asked for under, and one that was made elsewhere gets a row of its own. Null where nothing changes.
 */
export function refundsAfter(kept: KeptRefund[], reported: ReportedRefund[]): KeptRefund[] | null {
  const isOf = (row: KeptRefund, report: ReportedRefund) =>
    row.stripeId === report.stripeId || (row.stripeId === null && row.key === report.key)
  const followed = kept.map((row) => {
    const report = reported.find((one) => isOf(row, one))
    if (report === undefined) return row
    const isSame = row.state === report.state && row.stripeId === report.stripeId
    return isSame ? row : { ...row, state: report.state, stripeId: report.stripeId }
  })
  const fromElsewhere = reported
    .filter((report) => !kept.some((row) => isOf(row, report)))
    .map(({ stripeId, amountMinor, state, at }) => ({
      key: stripeId,
      amountMinor,
      state,
      stripeId,
      reason: null,
      by: null,
      byOffice: false,
      at,
    }))
  const isChanged = fromElsewhere.length > 0 || followed.some((row, index) => row !== kept[index])
  return isChanged ? [...followed, ...fromElsewhere] : null
}

type Refundable = { amountMinor: number; refundedMinor: number; refunds: KeptRefund[] }

/** What can still go back: what was paid, less what went and what is on its way. */
export function refundableMinor({ amountMinor, refundedMinor, refunds }: Refundable): number {
  const onTheWay = refunds
    .filter(({ state }) => state === 'requested' || state === 'pending')
    .reduce((sum, refund) => sum + refund.amountMinor, 0)
  return Math.max(0, amountMinor - refundedMinor - onTheWay)
}

/** Whether what went back at Stripe, where refunds can't be read one by one, has room for this one, too. */
export function isShownAtStripe(
  { amountMinor }: Pick<KeptRefund, 'amountMinor'>,
  kept: Pick<KeptRefund, 'amountMinor' | 'state'>[],
  refundedMinor: number,
): boolean {
  const known = kept
    .filter(({ state }) => state === 'succeeded' || state === 'pending')
    .reduce((sum, refund) => sum + refund.amountMinor, 0)
  return known + amountMinor <= refundedMinor
}

/** What the office can still give back of a payment without asking: its limit, less what it has. */
export function officeRefundableMinor(
  limitMinor: number,
  refunds: Pick<KeptRefund, 'amountMinor' | 'state' | 'byOffice'>[],
): number {
  const given = refunds
    .filter(({ byOffice, state }) => byOffice && state !== 'failed')
    .reduce((sum, refund) => sum + refund.amountMinor, 0)
  return Math.max(0, limitMinor - given)
}

/** Stripe knows a key for a day; its clock is another one. */
const keyKnownMs = 23 * 60 * 60_000

/** Whether asking for it again can't make a second one. */
export function mayAskAgain({ at }: Pick<KeptRefund, 'at'>, now: Date): boolean {
  return now.getTime() - new Date(at).getTime() < keyKnownMs
}

/** Whether Stripe still has something to say about one of them. */
export function isRefundUnderWay(refunds: Pick<KeptRefund, 'state'>[]): boolean {
  return refunds.some(({ state }) => state === 'requested' || state === 'pending')
}
