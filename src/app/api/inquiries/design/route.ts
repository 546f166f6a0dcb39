import { sendDesignInquiry } from '@/services/inquiries/send-design-inquiry'
import { contextFromRequest } from '@/services/request-context'
import { callerLocale } from '../../caller-locale'
import { readJson, refuseWhenTooMany } from '../../respond'
import { answerInquiry } from '../inquiry-answers'

export async function POST(request: Request): Promise<Response> {
  const tooMany = await refuseWhenTooMany(request, 'inquiry')
  if (tooMany) return tooMany
  const read = await readJson(request)
  if (!read.ok) return read.response
  const locale = callerLocale(request, read.body)
  const ctx = await contextFromRequest(request)
  return answerInquiry(locale, await sendDesignInquiry({ ctx, input: read.body, locale }))
}
