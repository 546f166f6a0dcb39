import { ValidationError } from 'payload'
import type { PayloadRequest } from 'payload'
import {
  passwordMaxLength,
  passwordMinLength,
  staffPasswordMinLength,
} from '@/domain/account/limits'
import { passwordProblem } from '@/domain/account/password-rules'
import type { PasswordProblem } from '@/domain/account/password-rules'
import type { Role } from '../access/roles'
import { slugs } from '../slugs'

const sentences: Record<PasswordProblem, string> = {
  passwordTooShort: `Password must be at least ${passwordMinLength} characters long.`,
  staffPasswordTooShort: `Password must be at least ${staffPasswordMinLength} characters long.`,
  passwordTooLong: `Password must be at most ${passwordMaxLength} characters long.`,
  passwordTooCommon: 'This password is easy to guess. Please choose another one.',
}

type Owner = { role: Role; email?: string | undefined }

/** Refuses a password with a sentence at the field `password`. */
export function refusePassword(message: string, req: PayloadRequest): never {
  throw new ValidationError(
    { collection: slugs.users, errors: [{ path: 'password', message }], req },
    req.t,
  )
}

/** Throws a ValidationError when the password breaks the rules for its owner. */
export function checkPassword(password: unknown, owner: Owner, req: PayloadRequest): void {
  if (typeof password !== 'string') refusePassword('Please enter a password.', req)
  const problem = passwordProblem(password, owner)
  if (problem) refusePassword(sentences[problem], req)
}
