import { expectedDates } from '@/services/bookings/expected-dates'
import { contextFromRequest } from '@/services/request-context'
import { answering } from '../../edge/answering'
import { answer, refuseWhenTooMany } from '../../respond'

/** The days of an order that is placed now: measured, installed. */
export const GET = answering(async (request: Request): Promise<Response> => {
  const tooMany = await refuseWhenTooMany(request, 'link')
  if (tooMany) return tooMany
  return answer(200, { dates: await expectedDates(await contextFromRequest(request)) })
})
