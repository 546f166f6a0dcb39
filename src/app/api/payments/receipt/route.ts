import * as z from 'zod'
import { locales } from '@/config/locales'
import { receiptFile } from '@/papers/pdf/paper-files'
import { ownReceipt } from '@/services/payments/own-receipt'
import { rowId } from '@/services/payments/own-payment'
import { contextFromRequest } from '@/services/request-context'
import { callerLocale } from '../../caller-locale'
import { answering } from '../../edge/answering'
import { answerFile, readJson, refuseWhenTooMany } from '../../respond'
import { refuse } from '../payment-answers'

const wishShape = z.object({
  quoteId: rowId,
  reference: z.string().max(20),
  language: z.enum(locales),
})

/** `{ "quoteId", "reference", "language" }`, signed in: the receipt of one's own payment as a PDF. */
export const POST = answering(async (request: Request): Promise<Response> => {
  const tooMany = await refuseWhenTooMany(request, 'quote')
  if (tooMany) return tooMany
  const ctx = await contextFromRequest(request)
  const locale = callerLocale(request)
  if (ctx.actor === null) return refuse(locale, 'not_signed_in')
  const read = await readJson(request)
  if (!read.ok) return read.response
  const wish = wishShape.safeParse(read.body)
  if (!wish.success) return refuse(locale, 'quote_not_found')
  const found = await ownReceipt({ ctx, ...wish.data })
  if (!found.ok) return refuse(locale, 'quote_not_found')
  const { paper, money, payment } = found
  return answerFile(await receiptFile({ paper, language: wish.data.language, money, payment }))
})
