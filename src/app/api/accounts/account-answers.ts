import type { Locale } from '@/config/locales'
import { addressMaxLength, fullNameMaxLength, passwordMaxLength } from '@/domain/account/limits'
import type { AccountProblemCode, FieldProblem } from '@/domain/account/problem-codes'
import { translatorOf } from '@/i18n/translator'
import type { FieldError } from '../respond'

const limits: Partial<Record<AccountProblemCode, number>> = {
  fullNameTooLong: fullNameMaxLength,
  passwordTooLong: passwordMaxLength,
  addressTooLong: addressMaxLength,
}

/** The problems of an account form in words. */
export function problemsInWords(locale: Locale, problems: FieldProblem[]): FieldError[] {
  const t = translatorOf(locale, 'account.problems')
  return problems.map(({ field, code }) => ({
    field,
    message: t(code, { max: limits[code] ?? 0 }),
  }))
}

/** One field of a body that may be anything. */
export function fieldOf(body: unknown, name: string): unknown {
  if (typeof body !== 'object' || body === null) return undefined
  return Object.hasOwn(body, name) ? (body as Record<string, unknown>)[name] : undefined
}
