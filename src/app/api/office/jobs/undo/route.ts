import { undoMove } from '@/services/jobs/undo-move'
import { jobCall } from '../job-answers'

/** `{ "jobId" }`: takes the last step of a job back, within ten minutes. */
export const POST = jobCall(undoMove)
