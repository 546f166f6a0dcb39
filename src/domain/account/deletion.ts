import * as z from 'zod/mini'
import { knownPasswordField } from './password-rules'

/** What deleting an account asks for. */
export const deletionSchema = z.object({ currentPassword: knownPasswordField })

export type Deletion = z.input<typeof deletionSchema>

/** Why an account has to stay for now. */
export type DeletionObstacle =
  'works_here' | 'work_ahead' | 'checkout_open' | 'dispute_open' | 'money_open'
