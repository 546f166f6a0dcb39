import { moveVisit } from '@/services/bookings/change-visit'
import { answerChange } from '../answer-change'
import { pageOfVisit, textOf, visitRoute } from '../visit-answers'

/** `{ "token", "start" }`: moves a booked visit. */
export const POST = visitRoute('link', {
  pageOf: pageOfVisit,
  handle: async ({ ctx, locale, body }) => {
    const token = textOf(body, 'token')
    return answerChange(locale, token, 'moved', await moveVisit({ ctx, token, input: body }))
  },
})
