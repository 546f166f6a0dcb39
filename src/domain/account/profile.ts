import * as z from 'zod/mini'
import { addressField, fullNameField, phoneField } from './text-fields'

/** What people change about themselves; the address of their mail is not theirs to change here. */
export const profileSchema = z.object({
  fullName: fullNameField,
  phoneNumber: phoneField,
  address: addressField,
})

export type Profile = z.input<typeof profileSchema>
