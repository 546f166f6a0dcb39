import * as z from 'zod/mini'
import { isEmailAddress } from '@/domain/account/email-address'
import { translatorOf } from '@/i18n/translator'
import { contextFromRequest } from '@/services/request-context'
import { shareEstimate } from '@/services/shared-estimates/share-estimate'
import { callerLocale } from '../../caller-locale'
import { answering } from '../../edge/answering'
import { answer, readJson, refuseFields, refuseMailFlood, refuseWhenTooMany } from '../../respond'
import { problemsInWords, refuseBlocked } from '../quote-answers'

export const dynamic = 'force-dynamic'

const bodyShape = z.object({
  inputs: z.unknown(),
  quoteId: z.optional(z.int().check(z.positive())),
  email: z.optional(
    z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.refine(isEmailAddress)),
  ),
})

/**
 * `{ "inputs", "quoteId"?, "email"? }`: keeps the estimate as it is priced now, under the number of one's own quote. 201 with its link, or that it was sent to
 * the one address; 422 what is wrong with the inputs, 429 beyond the limits of a caller and of an address.
 */
export const POST = answering(async (request: Request): Promise<Response> => {
  const tooMany = await refuseWhenTooMany(request, 'share')
  if (tooMany) return tooMany
  const read = await readJson(request)
  if (!read.ok) return read.response
  const locale = callerLocale(request, read.body)
  const body = bodyShape.safeParse(read.body)
  if (!body.success) {
    const message = translatorOf(locale, 'mail.inquiryProblems')('emailInvalid')
    return refuseFields([{ field: 'email', message }])
  }
  const { email = null, quoteId = null, inputs } = body.data
  const flood = email === null ? null : await refuseMailFlood(request, email)
  if (flood) return flood
  const ctx = await contextFromRequest(request)
  const shared = await shareEstimate({ ctx, input: inputs, quoteId, locale, email })
  if (shared.ok) return answer(201, email === null ? { url: shared.url } : { sent: true })
  if (shared.kind === 'blocked') return refuseBlocked(ctx, locale, shared)
  return refuseFields(problemsInWords(locale, shared.problems))
})
