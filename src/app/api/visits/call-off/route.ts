import { callOffBookedVisit } from '@/services/bookings/change-visit'
import { answerChange } from '../answer-change'
import { textOf, visitRoute } from '../visit-answers'

/** `{ "token" }`: calls a booked visit off. */
export const POST = visitRoute('link', async ({ ctx, locale, body }) => {
  const token = textOf(body, 'token')
  return answerChange(locale, token, 'calledOff', await callOffBookedVisit({ ctx, token }))
})
