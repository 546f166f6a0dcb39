import { readCompanyFacts } from '@collections/globals/read-company'
import type { Locale } from '@/config/locales'
import type { DeletionObstacle } from '@/domain/account/deletion'
import { translatorOf } from '@/i18n/translator'
import { deleteAccount } from '@/services/account-data/delete-account'
import type { ServiceContext } from '@/services/context'
import { answer, refuseFields, refuseInWords } from '../../respond'
import { problemsInWords } from '../account-answers'
import { accountRoute } from '../account-route'

/** `POST /api/accounts/delete`: one's own account, for whoever types its password once more. */
export const POST = accountRoute(async ({ ctx, body, locale }) => {
  const outcome = await deleteAccount({ ctx, input: body, locale })
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
