import type { Locale } from '@/config/locales'
import type { ServiceContext } from '@/services/context'
import { contextFromRequest } from '@/services/request-context'
import { callerLocale } from '../caller-locale'
import { answering } from '../edge/answering'
import { readJson, refuseWhenTooMany } from '../respond'

type Asked = { ctx: ServiceContext; body: unknown; locale: Locale; request: Request }

/** A call about one's own account that may cost the hash of a password. */
export function accountRoute(handle: (asked: Asked) => Promise<Response>) {
  return answering(async (request: Request): Promise<Response> => {
    const tooMany = await refuseWhenTooMany(request, 'login')
    if (tooMany) return tooMany
    const read = await readJson(request)
    if (!read.ok) return read.response
    const ctx = await contextFromRequest(request)
    return handle({ ctx, body: read.body, locale: callerLocale(request, read.body), request })
  })
}
