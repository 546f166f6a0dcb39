import { timesPath } from '@/domain/booking/times-path'
import { translatorOf } from '@/i18n/translator'
import { confirmVisit } from '@/services/bookings/confirm-visit'
import { answer, refuseFields } from '../../respond'
import { refuseVisit, textOf, visitRoute } from '../visit-answers'
import type { Asked, Body, VisitAnswer } from '../visit-answers'

/** `{ "token", "name", "email", "phone", "address", "about", "message" }`: books what is held. */
export const POST = visitRoute('booking', { handle: book, pageOf: pageOfHold })

async function book({ ctx, locale, body }: Asked): Promise<VisitAnswer> {
  const token = textOf(body, 'token')
  const booked = await confirmVisit({ ctx, token, input: body })
  if (booked.ok) {
    const { token: visit, isUnchanged = false } = booked
    return {
      response: isUnchanged
        ? answer(200, { token: visit, isUnchanged })
        : answer(201, { token: visit }),
      next: `/visit/${visit}?${isUnchanged ? 'refused=booked_before' : 'said=done'}`,
    }
  }
  const back = pageOfHold(body)
  if (booked.kind === 'problems') {
    const t = translatorOf(locale, 'booking.problems')
    const errors = booked.problems.map(({ field, code }) => ({ field, message: t(code) }))
    return { response: refuseFields(errors), next: back }
  }
  if (booked.kind === 'booked_and_off' || booked.kind === 'booked_and_past') {
    const { kind, token: visit, zip } = booked
    const next =
      visit === null ? timesPath({ zip, refused: kind }) : `/visit/${visit}?refused=${kind}`
    return { response: refuseVisit(locale, kind), next }
  }
  if (booked.kind === 'booked_for_quote') {
    const next = `/visit/${booked.token}?refused=${booked.kind}`
    return { response: refuseVisit(locale, booked.kind), next }
  }
  const isGone = booked.kind === 'hold_ended'
  return {
    response: refuseVisit(locale, booked.kind),
    next: isGone ? `${back}?taken=1` : back,
  }
}

function pageOfHold(body: Body): string {
  return `/visit/hold/${encodeURIComponent(textOf(body, 'token'))}`
}
