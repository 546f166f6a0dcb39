import 'server-only'
import { dropStep, findSetStep } from '@collections/users/second-step/store'
import type { PayloadRequest } from 'payload'
import type { Locale } from '@/config/locales'
import type { ServiceContext } from '../../context'
import { lockRow, withTransaction } from '../../database/transaction'
import { endOtherSessions } from '../own-sessions'
import { provePassword } from '../prove-password'
import { withSignInLock } from '../sign-in-lock'
import { sayStep } from './say-step'
import { wrongState } from './step-refusal'
import type { StepEnded } from './step-refusal'

type OfAnother = { account: number; password: string; locale: Locale }

/**
 * An administrator takes away the second step of somebody who lost telephone and recovery codes; whose
 * sessions end, and who is told. Not his own: whoever holds his session would be rid of it.
 */
export async function dropSecondStepOf(
  ctx: ServiceContext,
  { account, password, locale }: OfAnother,
): Promise<StepEnded> {
  const { actor, payload } = ctx
  if (actor === null) return { ok: false, kind: 'not_signed_in' }
  if (actor.role !== 'admin' || actor.id === account) return { ok: false, kind: 'forbidden' }
  const proof = await provePassword(ctx, actor, password)
  if (proof !== 'right') return { ok: false, kind: proof === 'locked' ? 'locked' : 'passwordWrong' }
  const owner = await payload.db.findOne<{ id: number; email: string }>({
    collection: 'users',
    where: { id: { equals: account } },
  })
  if (!owner) return wrongState
  const drop = async (req: PayloadRequest): Promise<StepEnded> => {
    await lockRow(req, 'users', account)
    if ((await findSetStep({ payload, req }, account)) === null) return wrongState
    await dropStep(req, account)
    await endOtherSessions(req, account, undefined)
    const line = { event: 'secondStepEnded', subject: `users ${owner.email}` } as const
    await sayStep(ctx, req, actor, line, { what: 'endedByOther', locale, to: owner.email })
    return { ok: true }
  }
  return withSignInLock(payload, owner.email, () => withTransaction(payload, drop))
}
