import { ValidationError } from 'payload'
import type { PayloadRequest } from 'payload'
import { defaultLocale } from '@/config/locales'
import { pageLanguage } from '@/config/page-language'
import { passwordMaxLength } from '@/domain/account/limits'
import { passwordProblem } from '@/domain/account/password-rules'
import type { Role } from '@/domain/account/roles'
import { translatorOf } from '@/i18n/translator'
import { slugs } from '../slugs'

type Owner = { role: Role; email?: string | undefined }

/** Refuses a password with a sentence at the field `password`. */
function refusePassword(message: string, req: PayloadRequest): never {
  throw new ValidationError(
    { collection: slugs.users, errors: [{ path: 'password', message }], req },
    req.t,
  )
}

/** Throws a ValidationError when the password breaks the rules for its owner. */
export function checkPassword(password: unknown, owner: Owner, req: PayloadRequest): void {
  if (typeof password !== 'string') refusePassword('Please enter a password.', req)
  const problem = passwordProblem(password, owner)
  if (!problem) return
  const t = translatorOf(pageLanguage(req.headers) ?? defaultLocale, 'account.problems')
  refusePassword(t(problem, { max: passwordMaxLength }), req)
}
