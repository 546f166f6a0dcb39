import type { Verdict } from '@/domain/glass-rules/advise'
import type { Role } from '../account/roles'
import { percentOfMinor } from '../money/money'
import type { QuoteState } from '../payment/quote-states'

/** Why a quote that the office made does not simply go out. */
const approvalReasons = ['glass_rule', 'discount', 'deposit_date'] as const
export type ApprovalReason = (typeof approvalReasons)[number]

/** Who lets out what waits: somebody of the office looks at glass; its limits are an administrator's. */

export type Decider = 'office' | 'administrator'

type Offer = {
  verdicts: Record<string, Verdict[]>
  /** Minor units: what is taken off, and what it is taken off from. */
  discountMinor: number
  beforeDiscountMinor: number
  hasDeposit: boolean
  /** By how many days the day by which to pay the deposit is later than the shop's usual one. */
  daysPutOff: number
}

type Limits = {
  /** Percent of what it comes to before the discount. */
  discountPercent: number
  depositDays: number
}

/** What of an offer has to be released, whoever sends it; empty where it may go out at once. */
export function reasonsToWait(offer: Offer, limits: Limits): ApprovalReason[] {
  const { verdicts, discountMinor, beforeDiscountMinor, hasDeposit, daysPutOff } = offer
  const asks = {
    glass_rule: Object.values(verdicts)
      .flat()
      .some(({ level }) => level === 'approval'),
    // rounded as a discount is: the limit itself is within it, to the cent
    discount: discountMinor > percentOfMinor(beforeDiscountMinor, limits.discountPercent),
    deposit_date: hasDeposit && daysPutOff > limits.depositDays,
  }
  return approvalReasons.filter((reason) => asks[reason])
}

/** Null where nothing has to be released. */
export function deciderOf(reasons: readonly ApprovalReason[]): Decider | null {
  if (reasons.length === 0) return null
  return reasons.every((reason) => reason === 'glass_rule') ? 'office' : 'administrator'
}

/** Whether somebody of this role may let it out. */
export function mayLetOut(role: Role, decider: Decider): boolean {
  return role === 'admin' || (role === 'office' && decider === 'office')
}

type Standing = {
  status?: QuoteState | undefined
  origin?: 'website' | 'staff' | undefined
  sentAt?: string | null | undefined
}

/** What a customer saved waits as it stands; what the office typed is let out by sending it. */
export function waitsAsSaved({ status, origin, sentAt }: Standing): boolean {
  return status === 'awaiting_approval' && origin === 'website' && !sentAt
}

/** It was sent and ran out, and an administrator was asked to let it hold again. */
export function waitsToHold({ status, sentAt }: Standing): boolean {
  return status === 'awaiting_approval' && Boolean(sentAt)
}
