import { keyOfDates } from '@/domain/booking/dates-key'
import { readOrderKind } from '@/domain/booking/order-kind'
import { expectedDates } from '@/services/bookings/expected-dates'
import { dropOrderDates } from '@/services/content/order-dates'
import { contextFromRequest } from '@/services/request-context'
import { answering } from '../../edge/answering'
import { answer, refuseWhenTooMany } from '../../respond'

/** The days of an order of a `kind` that is placed now. A page says which it shows, in `shown`. */
export const GET = answering(async (request: Request): Promise<Response> => {
  const tooMany = await refuseWhenTooMany(request, 'link')
  if (tooMany) return tooMany
  const asked = new URL(request.url).searchParams
  const kind = readOrderKind(asked.get('kind'))
  const dates = await expectedDates(await contextFromRequest(request), kind)
  const shown = asked.get('shown')
  if (shown !== null && shown !== keyOfDates(dates)) dropOrderDates(new Date())
  return answer(200, { dates })
})
