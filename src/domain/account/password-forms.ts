import * as z from 'zod/mini'
import { knownPasswordField, newPasswordField } from './password-rules'
import type { AccountProblemCode } from './problem-codes'

const differ: AccountProblemCode = 'passwordsDiffer'
const unchanged: AccountProblemCode = 'passwordUnchanged'

const newAndConfirmed = { newPassword: newPasswordField, confirmPassword: z.string() }

function confirmed({
  newPassword,
  confirmPassword,
}: Record<'newPassword' | 'confirmPassword', string>) {
  return newPassword === confirmPassword
}

const typedTwice = { message: differ, path: ['confirmPassword'], when: () => true }

/** What changing a password asks of the server. */
export const passwordChangeSchema = z
  .object({ currentPassword: knownPasswordField, newPassword: newPasswordField })
  .check(
    z.refine(({ currentPassword, newPassword }) => currentPassword !== newPassword, {
      message: unchanged,
      path: ['newPassword'],
    }),
  )

export const passwordChangeFormSchema = z
  .object({ currentPassword: knownPasswordField, ...newAndConfirmed })
  .check(z.refine(confirmed, typedTwice))

export type PasswordChangeForm = z.input<typeof passwordChangeFormSchema>

/** The form behind the link in a mail. */
export const passwordResetFormSchema = z
  .object(newAndConfirmed)
  .check(z.refine(confirmed, typedTwice))

export type PasswordResetForm = z.input<typeof passwordResetFormSchema>
