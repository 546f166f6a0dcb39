import { readCompanyFacts } from '@collections/globals/read-company'
import type { Locale } from '@/config/locales'
import type { DeletionObstacle } from '@/domain/account/deletion'
import { translatorOf } from '@/i18n/translator'
import { deleteAccount } from '@/services/account-data/delete-account'
import type { ServiceContext } from '@/services/context'
import { contextFromRequest } from '@/services/request-context'
import { callerLocale } from '../../caller-locale'
import { answering } from '../../edge/answering'
import { answer, readJson, refuseFields, refuseInWords, refuseWhenTooMany } from '../../respond'
import { problemsInWords } from '../account-answers'

/** `POST /api/accounts/delete`: one's own account, for whoever types its password once more. */
export const POST = answering(async (request: Request): Promise<Response> => {
  const tooMany = await refuseWhenTooMany(request, 'login')
  if (tooMany) return tooMany
  const read = await readJson(request)
  if (!read.ok) return read.response
  const locale = callerLocale(request, read.body)
  const ctx = await contextFromRequest(request)
  const outcome = await deleteAccount({ ctx, input: read.body, locale })
  if (outcome.ok) return answer(200, { status: 'deleted' })
  switch (outcome.kind) {
    case 'not_signed_in':
      return refuseInWords(locale, 401, 'notAuthenticated')
    case 'locked':
      return refuseInWords(locale, 423, 'locked')
    case 'invalid':
      return refuseFields(problemsInWords(locale, outcome.problems))
    case 'kept':
      return refuseForNow(ctx, locale, outcome.because)
  }
})

async function refuseForNow(
  { payload }: ServiceContext,
  locale: Locale,
  because: DeletionObstacle,
): Promise<Response> {
  const { phone } = await readCompanyFacts({ payload, locale })
  const message = translatorOf(locale, 'refusals.deletion')(because, { phone })
  return answer(409, { kind: because, errors: [{ field: '', message }] })
}
