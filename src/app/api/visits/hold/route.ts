import { timesPath } from '@/domain/booking/times-path'
import { holdVisit } from '@/services/bookings/hold-visit'
import { keptToken, quoteOfVisit } from '../../kept-token'
import { answer } from '../../respond'
import { refuseVisit, textOf, visitRoute } from '../visit-answers'
import type { Asked, Body, VisitAnswer } from '../visit-answers'

/** `{ "zip", "start" }`: holds a time for some minutes; `"for": "quote"` for the one whose link led there. */
export const POST = visitRoute('hold', { handle: hold, pageOf: (body) => timesOf(body) })

async function hold({ ctx, locale, body, request }: Asked): Promise<VisitAnswer> {
  const linkToken = isForQuote(body) ? keptToken(quoteOfVisit, request) : null
  const held = await holdVisit({ ctx, input: body, locale, linkToken })
  if (held.ok) {
    const { token, start, end, heldUntil } = held
    return {
      response: answer(201, { token, start, end, heldUntil }),
      next: `/visit/hold/${token}`,
    }
  }
  return { response: refuseVisit(locale, held.kind), next: timesOf(body, held.kind) }
}

function timesOf(body: Body, refused?: string): string {
  return timesPath({
    refused,
    zip: textOf(body, 'zip'),
    about: textOf(body, 'about'),
    hold: textOf(body, 'instead'),
    for: isForQuote(body) ? 'quote' : undefined,
  })
}

/** What else this browser books within the hour is for no quote. */
function isForQuote(body: Body): boolean {
  return textOf(body, 'for') === 'quote'
}
