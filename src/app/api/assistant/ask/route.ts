import { callerLocale } from '../../caller-locale'
import { answering } from '../../edge/answering'
import { answer, readJson, refuseFields, refuseWhenTooMany } from '../../respond'
import { translatorOf } from '@/i18n/translator'
import { askAssistant } from '@/services/assistant/ask-assistant'
import { contextOfSite } from '@/services/request-context'

export const dynamic = 'force-dynamic'

const longestBody = 8 * 1024

/** Answers the question in the body; nobody outside this server is asked. */
export const POST = answering(async (request: Request): Promise<Response> => {
  const refusal = await refuseWhenTooMany(request, 'assistant')
  if (refusal) return refusal
  const read = await readJson(request, longestBody)
  if (!read.ok) return read.response
  const ctx = await contextOfSite()
  const locale = callerLocale(request, read.body)
  const outcome = await askAssistant({ ctx, input: read.body, locale })
  if (outcome.ok) return answer(200, outcome.answer)
  const message = translatorOf(locale, 'refusals.quotes')('unfit')
  return refuseFields(outcome.fields.map((field) => ({ field, message })))
})
