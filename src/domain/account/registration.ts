import * as z from 'zod/mini'
import { newPasswordField, passwordProblem } from './password-rules'
import type { AccountProblemCode } from './problem-codes'
import { emailField, fullNameField } from './text-fields'

const differ: AccountProblemCode = 'passwordsDiffer'
const confirm: AccountProblemCode = 'confirmRequired'
const tooCommon: AccountProblemCode = 'passwordTooCommon'

const fields = { fullName: fullNameField, email: emailField, password: newPasswordField }

/** What registering asks of the server; anything else in the body, such as a role, is dropped. */
export const registrationSchema = z
  .object(fields)
  .check(
    z.refine(
      ({ password, email }) => passwordProblem(password, { role: 'customer', email }) === null,
      { message: tooCommon, path: ['password'] },
    ),
  )

export type Registration = z.output<typeof registrationSchema>

/** The form: the same, with the password typed twice. */
export const registrationFormSchema = z.object({ ...fields, confirmPassword: z.string() }).check(
  // an empty form lacks both; one that was typed once has two that differ
  z.refine(({ password, confirmPassword }) => password !== '' || confirmPassword !== '', {
    message: confirm,
    path: ['confirmPassword'],
    when: () => true,
  }),
  z.refine(({ password, confirmPassword }) => password === confirmPassword, {
    message: differ,
    path: ['confirmPassword'],
    // Said together with the other problems, not only once they are mended.
    when: () => true,
  }),
)

export type RegistrationForm = z.input<typeof registrationFormSchema>
