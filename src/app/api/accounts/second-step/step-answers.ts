import type { Locale } from '@/config/locales'
import { translatorOf } from '@/i18n/translator'
import type { StepRefusal } from '@/services/accounts/second-step/step-refusal'
import { answer, refuseFields } from '../../respond'
import { fieldOf } from '../account-answers'

const fields: Partial<Record<StepRefusal['kind'], string>> = {
  passwordWrong: 'password',
  codeWrong: 'code',
  locked: 'password',
  tooMany: 'code',
}

const statuses: Partial<Record<StepRefusal['kind'], number>> = {
  not_signed_in: 401,
  forbidden: 403,
  wrongState: 409,
  locked: 429,
  tooMany: 429,
}

/** A refusal in words, at its field where it has one. */
export function refuseStep(locale: Locale, { kind }: StepRefusal): Response {
  const message = translatorOf(locale, 'security.problems')(kind)
  const errors = [{ field: fields[kind] ?? '', message }]
  const status = statuses[kind]
  return status === undefined ? refuseFields(errors) : answer(status, { errors })
}

export function textIn(body: unknown, name: string): string {
  const value = fieldOf(body, name)
  return typeof value === 'string' ? value.slice(0, 400) : ''
}
