import * as z from 'zod/mini'
import { progressSteps, visitKinds } from './progress'

const visitShape = z.object({ kind: z.enum(visitKinds), start: z.string(), end: z.string() })

/** Where a job stands, as our API tells it. */
export const progressShape = z.object({
  steps: z.array(
    z.object({
      step: z.enum(progressSteps),
      state: z.enum(['done', 'current', 'ahead']),
      on: z.nullable(z.string()),
    }),
  ),
  next: z.nullable(
    z.union([
      z.object({ kind: z.literal('visit'), visit: visitShape }),
      z.object({ kind: z.literal('glass'), on: z.string() }),
    ]),
  ),
  isOnHold: z.boolean(),
})
