import 'server-only'
import { slugs } from '@collections/slugs'
import type { PayloadRequest } from 'payload'
import type { Locale } from '@/config/locales'
import { emailChangeHours, emailChangeSchema } from '@/domain/account/email-change'
import { fieldProblems } from '@/domain/account/field-problems'
import { accountProblemCode } from '@/domain/account/problem-codes'
import type { FieldProblem } from '@/domain/account/problem-codes'
import { changeAtNewMail, changeAtOldMail, changeToKnownMail } from '@/mail/account-mail'
import { accountByEmail } from '../accounts/find-account'
import { provePassword } from '../accounts/prove-password'
import type { Actor, ServiceContext } from '../context'
import { lockRow, withTransaction } from '../database/transaction'
import { letterhead } from '../mail/letterhead'
import { queueMail } from '../mail/queue-mail'
import { newChangeToken } from './change-token'

export type RequestChangeOutcome =
  | { ok: true }
  | { ok: false; kind: 'not_signed_in' | 'forbidden' | 'locked' }
  | { ok: false; kind: 'invalid'; problems: FieldProblem[] }

type Args = { ctx: ServiceContext; input: unknown; locale: Locale }

/**
 * Asks both addresses whether an account may go by the new one; an earlier wish ends. Whether the new one
 * has an account shows nowhere but in its own mailbox: the old one is asked as always, and one yes changes nothing.
 */
export async function requestEmailChange({
  ctx,
  input,
  locale,
}: Args): Promise<RequestChangeOutcome> {
  const { actor } = ctx
  if (actor === null) return { ok: false, kind: 'not_signed_in' }
  // of those who work here an administrator decides
  if (actor.role !== 'customer') return { ok: false, kind: 'forbidden' }
  const parsed = emailChangeSchema.safeParse(input)
  if (!parsed.success) return invalid(fieldProblems(parsed.error.issues, accountProblemCode))
  const { newEmail, currentPassword } = parsed.data
  if (newEmail === actor.email) return invalid([{ field: 'newEmail', code: 'emailUnchanged' }])
  const proof = await provePassword(ctx, actor, currentPassword)
  if (proof === 'locked') return { ok: false, kind: 'locked' }
  if (proof === 'wrong') return invalid([{ field: 'currentPassword', code: 'passwordWrong' }])
  await withTransaction(ctx.payload, (req) => ask({ ctx, req, actor, newEmail, locale }))
  return { ok: true }
}

function invalid(problems: FieldProblem[]): RequestChangeOutcome {
  return { ok: false, kind: 'invalid', problems }
}

type Wish = {
  ctx: ServiceContext
  req: PayloadRequest
  actor: Actor
  newEmail: string
  locale: Locale
}

async function ask({ ctx, req, actor, newEmail, locale }: Wish): Promise<void> {
  const { payload } = ctx
  await lockRow(req, 'users', actor.id)
  await payload.delete({
    collection: slugs.emailChanges,
    where: { user: { equals: actor.id } },
    depth: 0,
    req,
    overrideAccess: true, // services alone write these
  })
  const [atOld, atNew] = [newChangeToken(), newChangeToken()]
  await payload.create({
    collection: slugs.emailChanges,
    data: {
      user: actor.id,
      oldEmail: actor.email,
      newEmail,
      oldHash: atOld.hash,
      newHash: atNew.hash,
      language: locale,
      endsAt: new Date(ctx.now().getTime() + emailChangeHours * 60 * 60_000).toISOString(),
    },
    depth: 0,
    req,
    overrideAccess: true, // as above
  })
  const isKnown = (await accountByEmail({ payload, req }, newEmail)) !== null
  const toOld = await letterhead({ payload, req, to: actor.email, locale })
  const toNew = { ...toOld, to: newEmail }
  const letters = [
    await changeAtOldMail(toOld, { token: atOld.token, email: newEmail }),
    isKnown ? await changeToKnownMail(toNew) : await changeAtNewMail(toNew, atNew.token),
  ]
  for (const message of letters) await queueMail({ payload, req, message })
}
