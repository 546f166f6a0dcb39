import { Readable } from 'node:stream'
import { exportList } from '@/services/exports/export-list'
import { contextFromRequest } from '@/services/request-context'
import { callerLocale } from '../../../caller-locale'
import { answering } from '../../../edge/answering'
import { refuseCall, refuseInWords, refuseWhenTooMany } from '../../../respond'

export const dynamic = 'force-dynamic'

type Params = { params: Promise<{ list: string }> }

/**
 * `GET /api/office/export/quotes?where={"status":{"equals":"accepted"}}&search=…`, from whoever works here:
 * the rows of that list which he may see. 200 `text/csv`.
 */
export const GET = answering(async (request: Request, { params }: Params): Promise<Response> => {
  const tooMany = await refuseWhenTooMany(request, 'rest')
  if (tooMany) return tooMany
  const outcome = await exportList({
    ctx: await contextFromRequest(request),
    list: (await params).list,
    query: Object.fromEntries(new URL(request.url).searchParams),
  })
  if (outcome.ok) {
    const body = Readable.toWeb(Readable.from(outcome.pages)) as ReadableStream
    return new Response(body.pipeThrough(new TextEncoderStream()), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${outcome.name}"`,
        'Cache-Control': 'private, no-store',
      },
    })
  }
  switch (outcome.kind) {
    case 'not_signed_in':
      return refuseInWords(callerLocale(request), 401, 'notAuthenticated')
    case 'forbidden':
      return refuseCall(request, 403, 'forbidden')
    case 'not_found':
      return refuseCall(request, 404, 'notFound')
    case 'unreadable':
      return refuseCall(request, 400, 'malformed')
  }
})
