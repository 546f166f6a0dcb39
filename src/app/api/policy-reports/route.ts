import { metrics } from '@/integrations/metrics/metrics'
import { startedPayload } from '@/services/request-context'
import { answering } from '../edge/answering'
import { readBytes } from '../edge/read-bytes'
import { refuseLarge, refuseWhenTooMany } from '../respond'
import { reportOf } from './report-of'

const longestBytes = 16 * 1024

/** What a browser refused on a page of ours: counted, and one line of the log. */
export const POST = answering(async (request: Request): Promise<Response> => {
  const tooMany = await refuseWhenTooMany(request, 'policyReport')
  if (tooMany) return tooMany
  const bytes = await readBytes(request, longestBytes)
  if (bytes === null) return refuseLarge(request, longestBytes / 1024)
  const report = reportOf(new TextDecoder().decode(bytes))
  if (report !== null) {
    metrics().policyReports.inc({ directive: report.directive, disposition: report.disposition })
    const { logger } = await startedPayload()
    logger.warn({ msg: 'A browser refused what a page asked for', ...report })
  }
  return new Response(null, { status: 204 })
})
