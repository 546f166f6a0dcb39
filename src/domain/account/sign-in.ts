import * as z from 'zod/mini'
import { knownPasswordField } from './password-rules'
import { emailField } from './text-fields'

export const signInSchema = z.object({ email: emailField, password: knownPasswordField })
export type SignIn = z.input<typeof signInSchema>

/** Asking for a mail: a new password, or the confirmation once more. */
export const mailRequestSchema = z.object({ email: emailField })
export type MailRequest = z.input<typeof mailRequestSchema>
