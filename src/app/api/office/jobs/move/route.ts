import { moveJob } from '@/services/jobs/move-job'
import { jobCall } from '../job-answers'

/** `{ "jobId", "from", "to", … }`: moves a job to another stage, with what that stage asks for. */
export const POST = jobCall(moveJob)
