import * as z from 'zod/mini'
import { knownPasswordField, newPasswordField } from './password-rules'
import type { AccountProblemCode } from './problem-codes'

const differ: AccountProblemCode = 'passwordsDiffer'
const confirm: AccountProblemCode = 'confirmRequired'
const unchanged: AccountProblemCode = 'passwordUnchanged'

const newAndConfirmed = { newPassword: newPasswordField, confirmPassword: z.string() }

type Typed = Record<'newPassword' | 'confirmPassword', string>

const atConfirmation = { path: ['confirmPassword'], when: () => true }

/** An empty form lacks both; one that was typed once has two that differ. */
const typedTwice = [
  z.refine<Typed>(
    ({ newPassword, confirmPassword }) => newPassword !== '' || confirmPassword !== '',
    { ...atConfirmation, message: confirm },
  ),
  z.refine<Typed>(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    ...atConfirmation,
    message: differ,
  }),
] as const

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
  .check(...typedTwice)

export type PasswordChangeForm = z.input<typeof passwordChangeFormSchema>

/** The form behind the link in a mail. */
export const passwordResetFormSchema = z.object(newAndConfirmed).check(...typedTwice)

export type PasswordResetForm = z.input<typeof passwordResetFormSchema>
