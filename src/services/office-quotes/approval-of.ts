import 'server-only'
import { isAdmin } from '@collections/access/roles'
import type { PayloadRequest } from 'payload'
import { daysBetween } from '@/domain/job/shop-time'
import { majorToMinor } from '@/domain/money/money'
import { isPaidQuote } from '@/domain/payment/quote-states'
import { reasonsToWait, waitsToHold } from '@/domain/quote/approval'
import type { ApprovalReason, Decider } from '@/domain/quote/approval'
import { hasRunOut, lastValidDay, validUntil } from '@/domain/quote/validity'
import { timeZone } from '@/i18n/time-zone'
import type { Quote } from '@/payload-types'
import type { ServiceContext } from '../context'
import { officeLimits } from '../office/office-limits'
import { findRevision } from '../revisions/find-revision'
import { officeContentOf } from '../revisions/office-content'
import type { OfficeContent } from '../revisions/office-content'

type About = {
  ctx: Pick<ServiceContext, 'payload' | 'now' | 'actor'>
  quote: Quote
  req?: PayloadRequest | undefined
}

/** What a draft would have to wait for, were it sent now. */
export async function reasonsOfDraft(
  { ctx, quote, req }: About,
  { office, columns }: OfficeContent,
): Promise<ApprovalReason[]> {
  const limits = await officeLimits({ payload: ctx.payload, req })
  const usualDay = lastValidDay(ctx.now(), limits.usualDays, timeZone)
  const { subtotal, profitAmount, discountAmount } = office.sums
  const minor = (major: number) => majorToMinor(major, office.terms.currencyCode) ?? 0
  const day = office.draft.validUntil
  return reasonsToWait(
    {
      verdicts: office.verdicts,
      discountMinor: minor(discountAmount),
      beforeDiscountMinor: minor(subtotal) + minor(profitAmount),
      // what was asked first was asked, once it is paid
      hasDeposit: columns.depositDue > 0 && !isPaidQuote(quote),
      daysPutOff: day === null ? 0 : daysBetween(usualDay, day),
    },
    limits,
  )
}

/** How a price that ran out may hold again at the same figures, by whoever asks. */
export type Revival = {
  until: string
  /** Who has to let it; null where whoever works on it may. */
  decider: Decider | null
}

/**
 * Null of what has not run out, was never open, or is paid. Where a deposit is asked the office puts its
 * day off by no more than its limit, from the day that was given first.
 */
export async function revivalOf({ ctx, quote, req }: About): Promise<Revival | null> {
  const now = ctx.now()
  const hasEnded = quote.status === 'expired' || hasRunOut(quote.validUntil, now)
  const isOpen = ['expired', 'pending_payment', 'payment_cancelled'].includes(quote.status)
  if (!hasEnded || isPaidQuote(quote) || !(isOpen || waitsToHold(quote))) return null
  const { usualDays, depositDays } = await officeLimits({ payload: ctx.payload, req })
  const usual = validUntil(now, usualDays, timeZone)
  const given = await firstGiven({ ctx, quote, req })
  const isFree = isAdmin(ctx.actor) || quote.depositDue === 0 || given === null
  const latest = isFree ? usual : validUntil(new Date(given), depositDays, timeZone)
  if (hasRunOut(latest, now)) return { until: usual.toISOString(), decider: 'administrator' }
  const until = latest < usual ? latest : usual
  return { until: until.toISOString(), decider: null }
}

/** The end that the revision had when it went out, however often it was put off since. */
async function firstGiven({ ctx, quote, req }: About): Promise<string | null> {
  const revision = await findRevision(
    { payload: ctx.payload, req },
    quote.id,
    quote.currentRevision,
  )
  const given = officeContentOf(revision?.content)?.columns.validUntil
  return given ?? quote.validUntil ?? null
}
