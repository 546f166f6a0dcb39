import { callOffBookedVisit } from '@/services/bookings/change-visit'
import { answerChange } from '../answer-change'
import { pageOfVisit, textOf, visitRoute } from '../visit-answers'

/** `{ "token" }`: calls a booked visit off. */
export const POST = visitRoute('link', {
  pageOf: pageOfVisit,
  handle: async ({ ctx, locale, body }) => {
    const token = textOf(body, 'token')
    return answerChange(locale, token, 'calledOff', await callOffBookedVisit({ ctx, token }))
  },
})
