import { callOffVisit } from '@/services/jobs/set-visit'
import { jobCall } from '../job-answers'

/** `{ "visitId" }`: calls a visit off. */
export const POST = jobCall(callOffVisit)
