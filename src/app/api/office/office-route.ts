import { worksHere } from '@collections/access/roles'
import type { Locale } from '@/config/locales'
import type { ServiceContext } from '@/services/context'
import { contextFromRequest } from '@/services/request-context'
import { callerLocale } from '../caller-locale'
import { answering } from '../edge/answering'
import { readJson, refuseCall, refuseInWords, refuseWhenTooMany } from '../respond'

type Asked = { ctx: ServiceContext; body: unknown; locale: Locale; request: Request }

const bodyLimitBytes = 256 * 1024

type Entered = { ok: true; ctx: ServiceContext } | { ok: false; response: Response }

/** Who asks, if he works here: nothing else that a stranger sent is looked at. */
export async function enterOffice(request: Request): Promise<Entered> {
  const tooMany = await refuseWhenTooMany(request, 'rest')
  if (tooMany) return { ok: false, response: tooMany }
  const ctx = await contextFromRequest(request)
  if (ctx.actor === null) {
    const response = refuseInWords(callerLocale(request), 401, 'notAuthenticated')
    return { ok: false, response }
  }
  return worksHere(ctx.actor)
    ? { ok: true, ctx }
    : { ok: false, response: refuseCall(request, 403, 'forbidden') }
}

/** A call of the office's own screens. */
export function officeRoute(handle: (asked: Asked) => Promise<Response>, limit = bodyLimitBytes) {
  return answering(async (request: Request): Promise<Response> => {
    const entered = await enterOffice(request)
    if (!entered.ok) return entered.response
    const { ctx } = entered
    const read = await readJson(request, limit)
    if (!read.ok) return read.response
    return handle({ ctx, body: read.body, locale: callerLocale(request, read.body), request })
  })
}
