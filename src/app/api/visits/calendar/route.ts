import { calendarOfVisit } from '@/services/bookings/calendar-of-visit'
import { contextFromRequest } from '@/services/request-context'
import { callerLocale } from '../../caller-locale'
import { answering } from '../../edge/answering'
import { answerFile, isFormPost, readForm, readJson, refuseWhenTooMany } from '../../respond'
import { refuseVisit } from '../visit-answers'

/** `{ "token" }`: a booked visit as a file for a calendar. */
export const POST = answering(async (request: Request): Promise<Response> => {
  const tooMany = await refuseWhenTooMany(request, 'link')
  if (tooMany) return tooMany
  const read = isFormPost(request) ? await readForm(request) : await readJson(request)
  if (!read.ok) return read.response
  const { token } = read.body as { token?: unknown }
  const ctx = await contextFromRequest(request)
  const calendar = await calendarOfVisit({ ctx, token })
  if (calendar === null) return refuseVisit(callerLocale(request, read.body), 'not_found')
  return answerFile({
    filename: 'visit.ics',
    contentType: 'text/calendar; charset=utf-8',
    content: new TextEncoder().encode(calendar),
  })
})
