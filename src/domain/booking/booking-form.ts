import * as z from 'zod/mini'
import { isEmailAddress } from '../account/email-address'
import { addressMaxLength, fullNameMaxLength, phoneMaxLength } from '../account/limits'
import { looksLikePhone } from '../account/text-fields'
import { storableLine, storableText } from '../text/storable'
import { visitSubjects } from './visit-subjects'
import type { BookingProblemCode } from './problem-codes'

const bookingMessageMaxLength = 2000

/** So many visits of one address may lie ahead. */
export const mostVisitsAhead = 3

const code = (name: BookingProblemCode) => name

function line(most: number, missing: BookingProblemCode) {
  return z
    .string(code(missing))
    .check(
      z.trim(),
      z.minLength(1, code(missing)),
      z.maxLength(most, code('tooLong')),
      z.regex(storableLine, code('invalid')),
    )
}

/** Who books a visit, where it is and what it is about. */
export const bookingForm = z.object({
  name: line(fullNameMaxLength, 'nameRequired'),
  email: z.pipe(
    z.string(code('emailInvalid')),
    z.string().check(z.trim(), z.toLowerCase(), z.refine(isEmailAddress, code('emailInvalid'))),
  ),
  phone: z
    .string(code('phoneInvalid'))
    .check(
      z.trim(),
      z.maxLength(phoneMaxLength, code('tooLong')),
      z.refine(looksLikePhone, code('phoneInvalid')),
    ),
  address: line(addressMaxLength, 'addressRequired'),
  about: z.enum(visitSubjects, code('aboutRequired')),
  message: z.optional(
    z
      .string(code('invalid'))
      .check(
        z.trim(),
        z.maxLength(bookingMessageMaxLength, code('tooLong')),
        z.regex(storableText, code('invalid')),
      ),
  ),
  website: z.optional(z.string()),
})

export type BookingFields = z.output<typeof bookingForm>

/** Whether an address names another ZIP code than the one that the days were shown for. */
export function namesOtherZip(address: string, zip: string): boolean {
  const named = address.match(/(?<![\d-])\d{5}(?:-\d{4})?\s*$/)?.[0]
  return named !== undefined && named.trim().slice(0, 5) !== zip
}

const typedNames = ['name', 'email', 'phone', 'address', 'about', 'message'] as const

type Booked = { [Name in (typeof typedNames)[number]]?: string | null | undefined }

/** Whether a form that is sent once more says what was booked by it. */
export function isBookedAs(booked: Booked, input: unknown): boolean {
  const { success, data } = bookingForm.safeParse(input)
  return success && typedNames.every((name) => (data[name] ?? '') === (booked[name] ?? ''))
}

export type TypedBooking = Partial<Record<(typeof typedNames)[number], string>>

/** What was typed, as it was, so that a refusal loses none of it; only so much as is ever taken. */
export function typedOf(input: unknown): TypedBooking {
  if (typeof input !== 'object' || input === null) return {}
  const given = input as Record<string, unknown>
  return Object.fromEntries(
    typedNames.flatMap((name) => {
      const value = given[name]
      return typeof value === 'string' ? [[name, value.slice(0, bookingMessageMaxLength)]] : []
    }),
  )
}
