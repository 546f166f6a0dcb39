import { ownProfile } from '@/services/accounts/own-profile'
import { updateProfile } from '@/services/accounts/update-profile'
import { contextFromRequest } from '@/services/request-context'
import { callerLocale } from '../../caller-locale'
import { answering } from '../../edge/answering'
import { answer, readJson, refuseFields, refuseInWords } from '../../respond'
import { problemsInWords } from '../account-answers'

/** `GET /api/accounts/profile`: one's own name, phone number and address; 401 signed out. */
export const GET = answering(async (request: Request): Promise<Response> => {
  const ctx = await contextFromRequest(request)
  const { actor } = ctx
  if (actor === null) return refuseInWords(callerLocale(request), 401, 'notAuthenticated')
  const { fullName, phoneNumber, address } = await ownProfile({ ctx, actor })
  return answer(200, { profile: { fullName, phoneNumber, address } })
})

export const PATCH = answering(async (request: Request): Promise<Response> => {
  const read = await readJson(request)
  if (!read.ok) return read.response
  const locale = callerLocale(request, read.body)
  const outcome = await updateProfile({ ctx: await contextFromRequest(request), input: read.body })
  if (outcome.ok) return answer(200, { profile: outcome.profile })
  switch (outcome.kind) {
    case 'not_signed_in':
      return refuseInWords(locale, 401, 'notAuthenticated')
    case 'invalid':
      return refuseFields(problemsInWords(locale, outcome.problems))
  }
})
