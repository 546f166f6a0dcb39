import * as z from 'zod/mini'
import { isEmailAddress } from '../account/email-address'
import { looksLikePhone } from '../account/text-fields'
import { storableLine, storableText } from '../text/storable'
import { phoneMaxLength } from '../account/limits'
import {
  inquiryLineMaxLength,
  inquiryMessageMaxLength,
  inquiryNameMaxLength,
  inquiryUrlMaxLength,
} from './limits'
import { designItems, otherItem } from './design-items'
import type { InquiryProblemCode } from './problem-codes'

const code = (name: InquiryProblemCode) => name

const oneLine = z.regex(storableLine, code('invalid'))
const text = z.regex(storableText, code('invalid'))

const line = (most = inquiryLineMaxLength) =>
  z.string(code('required')).check(z.trim(), z.maxLength(most, code('tooLong')), oneLine)

const required = (otherwise: InquiryProblemCode = 'required') => z.minLength(1, code(otherwise))

const nameField = z
  .string(code('nameRequired'))
  .check(
    z.trim(),
    required('nameRequired'),
    z.maxLength(inquiryNameMaxLength, code('tooLong')),
    oneLine,
  )

const email = z.pipe(
  z.string(code('emailInvalid')),
  z.string().check(z.trim(), z.toLowerCase(), z.refine(isEmailAddress, code('emailInvalid'))),
)

const optionalEmail = z.optional(z.union([blank(), email]))

const phone = z.optional(
  z.string(code('phoneInvalid')).check(
    z.trim(),
    z.maxLength(phoneMaxLength, code('tooLong')),
    z.refine((value) => value === '' || looksLikePhone(value), code('phoneInvalid')),
  ),
)

const message = z
  .string(code('required'))
  .check(z.trim(), z.maxLength(inquiryMessageMaxLength, code('tooLong')), text)

/** What tells people from programs; see `looksAutomatic`. */
const traces = {
  website: z.optional(z.string()),
  elapsedMs: z.optional(z.number()),
}

function blank() {
  return z.string().check(z.trim(), z.maxLength(0))
}

export const contactSchema = z.object({
  name: nameField,
  email,
  phone,
  service: z.optional(line()),
  message: message.check(required()),
  ...traces,
})

export type ContactFields = z.input<typeof contactSchema>

export const designSchema = z.object({
  envisionedItem: z.enum(designItems, code('required')),
  otherItem: z.optional(line()),
  location: line().check(required()),
  description: message.check(required()),
  inspirationUrl: z.optional(line(inquiryUrlMaxLength)),
  name: nameField,
  email,
  ...traces,
})

export type DesignFields = z.input<typeof designSchema>

export type DesignInquiry = z.output<typeof designSchema>

/** The design form's answers as the one message that is kept. */
export function designMessage({
  envisionedItem,
  otherItem: other,
  location,
  description,
  inspirationUrl,
}: DesignInquiry): string {
  const item = envisionedItem === otherItem ? other || otherItem : envisionedItem
  return [
    `Item: ${item}`,
    `Location: ${location}`,
    `Description: ${description}`,
    `Inspiration: ${inspirationUrl || 'N/A'}`,
  ].join('\n')
}

/** Who sends a priced configuration, as the form under an estimate asks. */
export const quoteSenderFields = {
  name: nameField,
  email: optionalEmail,
  phone,
  message: z.optional(message),
  ...traces,
}

/** One way to reach him is needed. */
export function isReachable({ email, phone }: { email?: string; phone?: string }): boolean {
  return Boolean(email) || Boolean(phone)
}

/** A priced configuration from somebody who makes no account. */
export const quoteInquirySchema = z
  .object({
    ...quoteSenderFields,
    request: z.record(z.string(), z.unknown()),
    total: z.optional(z.number()),
    /** The claim to photos that go along; what is none refuses no message. */
    photos: z.catch(z.optional(z.string()), undefined),
  })
  .check(z.refine(isReachable, { message: code('contactRequired'), path: ['email'] }))

/** A conversation with the assistant that somebody hands over to the office. */
export const chatInquirySchema = z
  .object({
    name: nameField,
    email: optionalEmail,
    phone,
    message: message.check(required()),
    ...traces,
  })
  .check(z.refine(isReachable, { message: code('contactRequired'), path: ['email'] }))
