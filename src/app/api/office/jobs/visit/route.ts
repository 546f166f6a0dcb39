import { setVisit } from '@/services/jobs/set-visit'
import { jobCall } from '../job-answers'

/**
 * `{ "jobId", "visitId"?, "kind", "start", "end", "who"?, "note"? }`: sets a visit or moves one; times
 * are the shop's, as in `2026-11-24T09:30`.
 */
export const POST = jobCall(setVisit)
