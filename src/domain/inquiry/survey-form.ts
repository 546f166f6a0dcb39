import * as z from 'zod/mini'
import { storefrontShape } from '../storefront/storefront'
import { storableLine } from '../text/storable'
import { isReachable, quoteSenderFields } from './inquiry-forms'
import { inquiryLineMaxLength } from './limits'
import type { InquiryProblemCode } from './problem-codes'

const code = (name: InquiryProblemCode) => name

/** Who asks for a survey of a front that he drew, and where it stands. */
export const surveySenderFields = {
  ...quoteSenderFields,
  address: z.optional(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(inquiryLineMaxLength, code('tooLong')),
        z.regex(storableLine, code('invalid')),
      ),
  ),
}

/** A drawn front, and the glass that was chosen for it, from somebody who wants it measured. */
export const surveyInquirySchema = z
  .object({
    ...surveySenderFields,
    storefront: storefrontShape,
    /** Null where no glass is offered. */
    glassTypeId: z.nullable(z.number()),
  })
  .check(z.refine(isReachable, { message: code('contactRequired'), path: ['email'] }))
