import { keyOfDates } from '@/domain/booking/dates-key'
import { expectedDates } from '@/services/bookings/expected-dates'
import { dropOrderDates } from '@/services/content/order-dates'
import { contextFromRequest } from '@/services/request-context'
import { answering } from '../../edge/answering'
import { answer, refuseWhenTooMany } from '../../respond'

/** The days of an order that is placed now: measured, installed. A page says which it shows, in `shown`. */
export const GET = answering(async (request: Request): Promise<Response> => {
  const tooMany = await refuseWhenTooMany(request, 'link')
  if (tooMany) return tooMany
  const dates = await expectedDates(await contextFromRequest(request))
  const shown = new URL(request.url).searchParams.get('shown')
  if (shown !== null && shown !== keyOfDates(dates)) dropOrderDates(new Date())
  return answer(200, { dates })
})
