import type { exportMoney } from '@/services/payments/export-money'
import { contextFromRequest } from '@/services/request-context'
import { callerLocale } from '../caller-locale'
import { answering } from '../edge/answering'
import { refuseCall, refuseWhenTooMany } from '../respond'
import { refuse } from './payment-answers'

/** A table of some days for the bookkeeper, as a file: 200 `text/csv`, or why not. */
export function bookkeeperTable(service: typeof exportMoney) {
  return answering(async (request: Request): Promise<Response> => {
    const tooMany = await refuseWhenTooMany(request, 'rest')
    if (tooMany) return tooMany
    const query = Object.fromEntries(new URL(request.url).searchParams)
    const outcome = await service({ ctx: await contextFromRequest(request), query })
    if (outcome.ok) {
      return new Response(outcome.csv, {
        headers: {
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': `attachment; filename="${outcome.name}"`,
          'Cache-Control': 'private, no-store',
        },
      })
    }
    if (outcome.kind === 'forbidden') return refuseCall(request, 403, 'forbidden')
    return refuse(callerLocale(request), outcome.kind)
  })
}
