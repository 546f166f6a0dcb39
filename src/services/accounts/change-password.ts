import 'server-only'
import { chosenPasswordProblem } from '@collections/users/chosen-password-problem'
import type { Locale } from '@/config/locales'
import { fieldProblems } from '@/domain/account/field-problems'
import { passwordChangeSchema } from '@/domain/account/password-forms'
import { accountProblemCode } from '@/domain/account/problem-codes'
import type { FieldProblem } from '@/domain/account/problem-codes'
import { passwordChangedMail } from '@/mail/account-mail'
import { letterhead } from '@/services/mail/letterhead'
import { queueMail } from '@/services/mail/queue-mail'
import type { ServiceContext } from '../context'
import { provePassword } from './prove-password'
import { withSignInLock } from './sign-in-lock'

type Args = {
  ctx: ServiceContext
  input: unknown
  /** The session that asked: it goes on, every other one ends. */
  sessionId: string | undefined
  locale: Locale
}

export type ChangePasswordOutcome =
  | { ok: true }
  | { ok: false; kind: 'not_signed_in' }
  | { ok: false; kind: 'locked' }
  | { ok: false; kind: 'invalid'; problems: FieldProblem[] }

/** Changes one's own password for somebody who knows the old one, and ends all other sessions. */
export async function changePassword({
  ctx,
  input,
  sessionId,
  locale,
}: Args): Promise<ChangePasswordOutcome> {
  const { actor } = ctx
  if (actor === null) return { ok: false, kind: 'not_signed_in' }
  const parsed = passwordChangeSchema.safeParse(input)
  if (!parsed.success) {
    return invalid(fieldProblems(parsed.error.issues, accountProblemCode))
  }
  const { currentPassword, newPassword } = parsed.data
  const problem = await chosenPasswordProblem(newPassword, actor)
  if (problem !== null) return invalid([{ field: 'newPassword', code: problem }])

  const proof = await provePassword(ctx, actor, currentPassword)
  if (proof === 'locked') return { ok: false, kind: 'locked' }
  if (proof === 'wrong') return invalid([{ field: 'currentPassword', code: 'passwordWrong' }])

  // a sign-in at this moment would write back the sessions that it has read
  await withSignInLock(ctx.payload, actor.email, () =>
    ctx.payload.update({
      collection: 'users',
      id: actor.id,
      data: { password: newPassword },
      depth: 0,
      overrideAccess: true, // the old password has just been proved
      context: { oldPasswordChecked: true },
      // Payload keeps the session it finds here and drops the others.
      user: { ...actor, collection: 'users', _sid: sessionId },
    }),
  )
  const head = await letterhead({ payload: ctx.payload, to: actor.email, locale })
  const message = await passwordChangedMail(head)
  await queueMail({ payload: ctx.payload, message })
  return { ok: true }
}

function invalid(problems: FieldProblem[]): ChangePasswordOutcome {
  return { ok: false, kind: 'invalid', problems }
}
