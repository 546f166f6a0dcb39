import { visitsCalendar } from '@/services/calendar/visits-calendar'
import { contextOfSite } from '@/services/request-context'
import { answering } from '../../edge/answering'
import { refuseCall, refuseWhenTooMany } from '../../respond'

type Args = { params: Promise<{ file: string }> }

const named = /^([\w-]{43})\.ics$/

/** Visits as a calendar, for whoever knows its address; a wrong one is answered like none. */
export const GET = answering(async (request: Request, { params }: Args): Promise<Response> => {
  const tooMany = await refuseWhenTooMany(request, 'rest')
  if (tooMany) return tooMany
  const [, secret] = named.exec((await params).file) ?? []
  const file = secret ? await visitsCalendar({ ctx: await contextOfSite(), secret }) : null
  if (file === null) return refuseCall(request, 404, 'notFound')
  return new Response(file, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'inline; filename="visits.ics"',
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  })
})
