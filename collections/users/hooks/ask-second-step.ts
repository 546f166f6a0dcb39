import type {
  CollectionAfterDeleteHook,
  CollectionAfterOperationHook,
  CollectionBeforeLoginHook,
  PayloadRequest,
} from 'payload'
import { defaultLocale } from '@/config/locales'
import { pageLanguage } from '@/config/page-language'
import { translatorOf } from '@/i18n/translator'
import type { User } from '@/payload-types'
import { flagged } from '../../access/context-flags'
import { Refusal } from '../../refusal'
import { checkCode } from '../second-step/check-code'
import { dropStep, findSetStep } from '../second-step/store'

/**
 * Whoever has a second step signs in with a code as well. The password was right by now; a refusal ends the
 * transaction, and the session that Payload has just made with it.
 */
export const askSecondStep: CollectionBeforeLoginHook = async ({ req, user }) => {
  // a reset begins no session: see endSessionOfReset
  if (flagged(req.context, 'provesPassword') || req.context.resetsPassword === true) return
  const { id, email } = user as User
  const step = await findSetStep({ payload: req.payload, req }, id)
  if (step === null) return
  const verdict = await checkCode(req, step, { id, email }, codeIn(req))
  if (verdict === 'right') return
  const t = translatorOf(pageLanguage(req.headers) ?? defaultLocale, 'refusals')
  if (verdict === 'tooMany') throw new Refusal(t('tooMany'), 429)
  throw new Refusal(t(verdict === 'missing' ? 'codeMissing' : 'codeWrong'), 401, 'code')
}

function codeIn({ data }: PayloadRequest): unknown {
  return data === undefined ? undefined : data.code
}

/** By mail alone nobody comes in who has set a second step: he signs in with his new password and a code. */
export const endSessionOfReset: CollectionAfterOperationHook = async ({
  operation,
  req,
  result,
}) => {
  if (operation !== 'resetPassword') return result as unknown
  const { user, ...rest } = result as unknown as { user?: User; token?: string }
  if (!user || (await findSetStep({ payload: req.payload, req }, user.id)) === null) {
    return result as unknown
  }
  await req.payload.db.updateOne({
    collection: 'users',
    id: user.id,
    data: { sessions: [] },
    req,
    returning: false,
  })
  return { ...rest, user, token: '' }
}

export const dropSecondStep: CollectionAfterDeleteHook = async ({ id, req }) => {
  await dropStep(req, Number(id))
}
