import type { Locale } from '@/config/locales'
import type { ServiceContext } from '@/services/context'
import { contextFromRequest } from '@/services/request-context'
import { callerLocale } from '../caller-locale'
import { answering } from '../edge/answering'
import { readJson, refuseWhenTooMany } from '../respond'

type Asked = { ctx: ServiceContext; body: unknown; locale: Locale; request: Request }

const bodyLimitBytes = 256 * 1024

/** A call of the office's own screens. */
export function officeRoute(handle: (asked: Asked) => Promise<Response>, limit = bodyLimitBytes) {
  return answering(async (request: Request): Promise<Response> => {
    const tooMany = await refuseWhenTooMany(request, 'rest')
    if (tooMany) return tooMany
    const read = await readJson(request, limit)
    if (!read.ok) return read.response
    const ctx = await contextFromRequest(request)
    return handle({ ctx, body: read.body, locale: callerLocale(request, read.body), request })
  })
}
