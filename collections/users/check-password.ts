import { ValidationError } from 'payload'
import type { PayloadRequest } from 'payload'
import { defaultLocale } from '@/config/locales'
import { pageLanguage } from '@/config/page-language'
import { passwordMaxLength } from '@/domain/account/limits'
import { translatorOf } from '@/i18n/translator'
import { slugs } from '../slugs'
import { chosenPasswordProblem } from './chosen-password-problem'
import type { PasswordOwner } from './chosen-password-problem'

/** Refuses a password with a sentence at the field `password`. */
function refusePassword(message: string, req: PayloadRequest): never {
  throw new ValidationError(
    { collection: slugs.users, errors: [{ path: 'password', message }], req },
    req.t,
  )
}

/** Throws a ValidationError when the password breaks the rules for its owner. */
export async function checkPassword(
  password: unknown,
  owner: PasswordOwner,
  req: PayloadRequest,
): Promise<void> {
  if (typeof password !== 'string') refusePassword('Please enter a password.', req)
  const problem = await chosenPasswordProblem(password, owner)
  if (!problem) return
  const t = translatorOf(pageLanguage(req.headers) ?? defaultLocale, 'account.problems')
  refusePassword(t(problem, { max: passwordMaxLength }), req)
}
