import { freeVisits } from '@/services/bookings/free-visits'
import { contextFromRequest } from '@/services/request-context'
import { callerLocale } from '../../caller-locale'
import { answering } from '../../edge/answering'
import { answer, refuseWhenTooMany } from '../../respond'
import { refuseVisit } from '../visit-answers'

/** `?zip=75034`: the days and times that can be booked there at this moment. */
export const GET = answering(async (request: Request): Promise<Response> => {
  const tooMany = await refuseWhenTooMany(request, 'link')
  if (tooMany) return tooMany
  const zip = new URL(request.url).searchParams.get('zip') ?? ''
  const free = await freeVisits({ ctx: await contextFromRequest(request), zip })
  if (!free.ok) return refuseVisit(callerLocale(request), free.kind)
  return answer(200, { zip: free.zip, area: free.area, days: free.days })
})
