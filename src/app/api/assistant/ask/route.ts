import { callerLocale } from '../../caller-locale'
import { answering } from '../../edge/answering'
import { answer, readJson, refuseCall, refuseWhenTooMany } from '../../respond'
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
  return outcome.ok ? answer(200, outcome.answer) : refuseCall(request, 422, 'malformed')
})
