import * as z from 'zod/mini'
import { knownPasswordField } from './password-rules'
import { emailField } from './text-fields'

/** What a customer types to go by another address. */
export const emailChangeSchema = z.object({
  newEmail: emailField,
  currentPassword: knownPasswordField,
})

export type EmailChangeForm = z.input<typeof emailChangeSchema>

/** How long both letters work. */
export const emailChangeHours = 24

/** Who holds a link: the reader of the old address, or of the new one. */
export type ChangeSide = 'old' | 'new'

/** How a change stands after a yes. */
export type ChangeStanding = 'half' | 'done'
