import * as z from 'zod/mini'
import { storableLine, storableText } from '../text/storable'
import { isEmailAddress } from './email-address'
import { addressMaxLength, fullNameMaxLength, phoneMaxLength } from './limits'
import type { AccountProblemCode } from './problem-codes'

const code = (name: AccountProblemCode) => name

/** An address as accounts keep it: trimmed, lower case. */
export const emailField = z.string(code('emailRequired')).check(
  z.trim(),
  z.toLowerCase(),
  z.minLength(1, code('emailRequired')),
  z.refine((text) => text === '' || isEmailAddress(text), code('emailInvalid')),
)

export const fullNameField = z
  .string(code('fullNameRequired'))
  .check(
    z.trim(),
    z.minLength(1, code('fullNameRequired')),
    z.maxLength(fullNameMaxLength, code('fullNameTooLong')),
    z.regex(storableLine, code('invalid')),
  )

/** Optional: empty, or something with at least seven digits in it. */
export const phoneField = z.string(code('phoneInvalid')).check(
  z.trim(),
  z.maxLength(phoneMaxLength, code('phoneTooLong')),
  z.refine((text) => text === '' || looksLikePhone(text), code('phoneInvalid')),
)

/** Optional; may have several lines. */
export const addressField = z
  .string(code('invalid'))
  .check(
    z.trim(),
    z.maxLength(addressMaxLength, code('addressTooLong')),
    z.regex(storableText, code('invalid')),
  )

/** Whether somebody could be called under it: digits and the usual punctuation, 7 to 15 digits. */
export function looksLikePhone(text: string): boolean {
  if (!/^\+?[\d\s().\-/]+((x|ext\.?)\s?\d+)?$/i.test(text)) return false
  const digits = text.replace(/(x|ext).*$/i, '').replace(/\D/g, '').length
  return digits >= 7 && digits <= 15
}
