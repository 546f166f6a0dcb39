import { holdVisit } from '@/services/bookings/hold-visit'
import { answer } from '../../respond'
import { refuseVisit, textOf, visitRoute } from '../visit-answers'

/** `{ "zip", "start" }`: holds a time for some minutes. */
export const POST = visitRoute('hold', async ({ ctx, locale, body }) => {
  const held = await holdVisit({ ctx, input: body, locale })
  if (held.ok) {
    const { token, start, end, heldUntil } = held
    return {
      response: answer(201, { token, start, end, heldUntil }),
      next: `/visit/hold/${token}`,
    }
  }
  const back = new URLSearchParams({ zip: textOf(body, 'zip'), refused: held.kind })
  const about = textOf(body, 'about')
  if (about !== '') back.set('about', about)
  return {
    response: refuseVisit(locale, held.kind),
    next: `/book-visit/times?${back.toString()}`,
  }
})
