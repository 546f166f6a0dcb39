import * as z from 'zod/mini'
import { addressMaxLength, emailMaxLength, fullNameMaxLength, phoneMaxLength } from './limits'
import type { AccountProblemCode } from './problem-codes'

const code = (name: AccountProblemCode) => name

// Letters and digits of any script, one @, and a dot in the host: what mail servers really take.
const emailPattern = /^[^\s@<>(),;:"[\]\\]+@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)*\.[\p{L}]{2,}$/u

// Control characters have no place in a line that ends up in a mail header or in a list.
const oneLine = /^[^\p{Cc}]*$/u

/** An address as accounts keep it: trimmed, lower case. */
export const emailField = z
  .string(code('emailRequired'))
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, code('emailRequired')),
    z.maxLength(emailMaxLength, code('emailInvalid')),
    z.regex(emailPattern, code('emailInvalid')),
  )

export const fullNameField = z
  .string(code('fullNameRequired'))
  .check(
    z.trim(),
    z.minLength(1, code('fullNameRequired')),
    z.maxLength(fullNameMaxLength, code('fullNameTooLong')),
    z.regex(oneLine, code('invalid')),
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
  .check(z.trim(), z.maxLength(addressMaxLength, code('addressTooLong')))

/** Whether somebody could be called under it: digits and the usual punctuation, 7 to 15 digits. */
export function looksLikePhone(text: string): boolean {
  if (!/^\+?[\d\s().\-/]+((x|ext\.?)\s?\d+)?$/i.test(text)) return false
  const digits = text.replace(/(x|ext).*$/i, '').replace(/\D/g, '').length
  return digits >= 7 && digits <= 15
}
