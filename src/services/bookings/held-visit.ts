import 'server-only'
import type { TypedBooking } from '@/domain/booking/booking-form'
import { isVisitSubject } from '@/domain/booking/visit-subjects'
import type { ServiceContext } from '../context'
import type { BookingProblem } from './confirm-visit'
import { holdOfToken, visitOfHold } from './find-booking'
import { knownDetails } from './known-details'

export type HeldVisit = {
  start: string
  end: string
  zip: string
  heldUntil: string
  isHeld: boolean
  /** Whether the link of a quote led there. */
  isForQuote: boolean
  /** What was typed when it was refused, and why it was; before that what account and quote know. */
  typed: TypedBooking
  problems: BookingProblem[]
}

/** What the page of a hold shows, or the visit that it became; null for a token that leads nowhere. */
export async function heldVisit({
  ctx,
  token,
}: {
  ctx: ServiceContext
  token: string
}): Promise<HeldVisit | { bookedAs: string } | null> {
  const hold = await holdOfToken({ payload: ctx.payload, token })
  if (hold === null) {
    const bookedAs = (await visitOfHold({ payload: ctx.payload, token }))?.token ?? null
    return bookedAs === null ? null : { bookedAs }
  }
  const { start, end, zip, heldUntil, about } = hold
  const kept = hold.typed as { values: TypedBooking; problems: BookingProblem[] } | null | undefined
  return {
    start,
    end,
    zip,
    heldUntil,
    isHeld: new Date(heldUntil) > ctx.now(),
    isForQuote: Boolean(hold.quote),
    typed: kept?.values ?? {
      ...(await knownDetails(ctx, hold)),
      ...(isVisitSubject(about) ? { about } : {}),
    },
    problems: kept?.problems ?? [],
  }
}
