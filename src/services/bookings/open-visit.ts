import 'server-only'
import { readBookingRules } from '@collections/globals/read-booking'
import { mayChange } from '@/domain/booking/slots'
import { visitStateOf } from '@/domain/booking/visit-state'
import type { VisitState } from '@/domain/booking/visit-state'
import { isVisitSubject } from '@/domain/booking/visit-subjects'
import type { VisitSubject } from '@/domain/booking/visit-subjects'
import type { ServiceContext } from '../context'
import { visitOfToken } from './find-booking'

export type OpenedVisit = {
  id: number
  start: string
  end: string
  state: VisitState
  isChangeable: boolean
  /** Until when it can be changed. */
  changeUntil: string
  zip: string
  email: string
  address: string
  about: VisitSubject
}

/** What the link of a booked visit shows; null for a wrong or ended one. */
export async function openVisit({
  ctx,
  token,
}: {
  ctx: ServiceContext
  token: string
}): Promise<OpenedVisit | null> {
  const { payload } = ctx
  const now = ctx.now()
  const found = await visitOfToken({ payload, token, now })
  if (found === null) return null
  const { booking, visit } = found
  const rules = await readBookingRules({ payload })
  const { start, end } = visit
  const state = visitStateOf(visit, now)
  const until = new Date(start).getTime() - rules.changeHours * 60 * 60_000
  return {
    id: visit.id,
    start,
    end,
    state,
    isChangeable: state === 'ahead' && mayChange(rules, start, now),
    changeUntil: new Date(until).toISOString(),
    zip: booking.zip,
    email: booking.email ?? '',
    address: booking.address ?? '',
    about: isVisitSubject(booking.about) ? booking.about : 'other',
  }
}
