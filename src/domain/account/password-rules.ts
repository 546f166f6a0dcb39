import * as z from 'zod/mini'
import { commonPasswords } from './common-passwords'
import { passwordMaxLength, passwordMinLength, staffPasswordMinLength } from './limits'
import type { AccountProblemCode } from './problem-codes'
import type { Role } from './roles'

export type PasswordProblem = Extract<
  AccountProblemCode,
  'passwordTooShort' | 'staffPasswordTooShort' | 'passwordTooLong' | 'passwordTooCommon'
>

type Owner = { role: Role; email?: string | undefined }

/**
 * What is wrong with a password its owner wants to have, or null.
 * The same rules hold on registration, change and reset.
 */
export function passwordProblem(password: string, owner: Owner): PasswordProblem | null {
  const isStaff = owner.role !== 'customer'
  // Spaces alone could be chosen but never typed again: signing in refuses a blank password.
  const length = password.trim() === '' ? 0 : [...password].length
  if (isStaff && length < staffPasswordMinLength) return 'staffPasswordTooShort'
  if (length < passwordMinLength) return 'passwordTooShort'
  if (length > passwordMaxLength) return 'passwordTooLong'
  if (isCommonPassword(password) || isOwnAddress(password, owner.email)) return 'passwordTooCommon'
  return null
}

/** Whether it is among the first that somebody guessing would try. */
export function isCommonPassword(password: string): boolean {
  const plain = password.trim().toLowerCase()
  return commonPasswords.has(plain) || isOneCharacter(plain) || isRun(plain)
}

function isOneCharacter(text: string): boolean {
  return new Set(text).size === 1
}

/** `345678`, `fedcba`: each character follows the one before, upwards or downwards. */
function isRun(text: string): boolean {
  const steps = new Set<number>()
  for (let index = 1; index < text.length; index += 1) {
    steps.add(text.charCodeAt(index) - text.charCodeAt(index - 1))
  }
  const [step] = steps
  return steps.size === 1 && (step === 1 || step === -1)
}

function isOwnAddress(password: string, email: string | undefined): boolean {
  if (email === undefined) return false
  const plain = password.trim().toLowerCase()
  return plain === email.toLowerCase() || plain === email.toLowerCase().split('@')[0]
}

const required: AccountProblemCode = 'passwordRequired'

/** A password somebody types to prove who they are: anything but nothing. */
export const knownPasswordField = z.string(required).check(z.minLength(1, required))

/** A password somebody chooses, judged by a customer's rules; the server knows who is more. */
export const newPasswordField = z.string(required).check(
  z.superRefine((password: string, context) => {
    const problem = password === '' ? required : passwordProblem(password, { role: 'customer' })
    if (problem !== null) context.addIssue({ code: 'custom', message: problem, input: password })
  }),
)
