import 'server-only'
import { noteAudit } from '@collections/audit/note-audit'
import { lockKey } from '@collections/database/lock-key'
import type { PayloadRequest } from 'payload'
import type { Locale } from '@/config/locales'
import { deletionSchema } from '@/domain/account/deletion'
import type { DeletionObstacle } from '@/domain/account/deletion'
import { fieldProblems } from '@/domain/account/field-problems'
import { accountProblemCode } from '@/domain/account/problem-codes'
import type { FieldProblem } from '@/domain/account/problem-codes'
import { accountDeletedMail } from '@/mail/account-mail'
import { provePassword } from '../accounts/prove-password'
import { withSignInLock } from '../accounts/sign-in-lock'
import type { Actor, ServiceContext } from '../context'
import { customerLock } from '../customers/find-customer'
import { lockRow, withRepeatableTransaction } from '../database/transaction'
import { letterhead } from '../mail/letterhead'
import { queueMail } from '../mail/queue-mail'
import { forgetPerson } from './forget-person'
import { rowsOfPerson } from './rows-of-person'
import { whatKeepsAccount } from './what-keeps-account'

export type DeleteAccountOutcome =
  | { ok: true }
  | { ok: false; kind: 'not_signed_in' | 'locked' }
  | { ok: false; kind: 'invalid'; problems: FieldProblem[] }
  | { ok: false; kind: 'kept'; because: DeletionObstacle }

type Args = { ctx: ServiceContext; input: unknown; locale: Locale }

/**
 * Deletes one's own account and all that is about its holder, for somebody who knows the password. In one
 * transaction with the letter that says so.
 */
export async function deleteAccount({ ctx, input, locale }: Args): Promise<DeleteAccountOutcome> {
  const { actor } = ctx
  if (actor === null) return { ok: false, kind: 'not_signed_in' }
  if (actor.role !== 'customer') return { ok: false, kind: 'kept', because: 'works_here' }
  const parsed = deletionSchema.safeParse(input)
  if (!parsed.success) {
    return invalid(fieldProblems(parsed.error.issues, accountProblemCode))
  }
  const proof = await provePassword(ctx, actor, parsed.data.currentPassword)
  if (proof === 'locked') return { ok: false, kind: 'locked' }
  if (proof === 'wrong') return invalid([{ field: 'currentPassword', code: 'passwordWrong' }])
  return withSignInLock(ctx.payload, actor.email, () => forget(ctx, actor, locale))
}

function forget(ctx: ServiceContext, actor: Actor, locale: Locale): Promise<DeleteAccountOutcome> {
  return withRepeatableTransaction(ctx.payload, async (req): Promise<DeleteAccountOutcome> => {
    // before the row, as whoever writes of its customer does: their row names this one
    await lockKey(req, customerLock(actor.email))
    // whoever saves a quote at this moment waits, and finds no account
    if (!(await lockRow(req, 'users', actor.id))) return { ok: false, kind: 'not_signed_in' }
    const rows = await rowsOfPerson(req, actor)
    const because = await whatKeepsAccount(req, rows, ctx.now())
    if (because !== null) return { ok: false, kind: 'kept', because }
    await forgetPerson({ req, actor, rows })
    const number = `users ${actor.id}`
    await noteAudit(req, {
      event: 'accountDeleted',
      by: { id: actor.id, name: number },
      subject: number,
      changes: 'by its owner',
    })
    await confirmByLetter(req, { actor, locale })
    return { ok: true }
  })
}

type Leaving = { actor: Actor; locale: Locale }

async function confirmByLetter(req: PayloadRequest, { actor, locale }: Leaving): Promise<void> {
  const { payload } = req
  const head = await letterhead({ payload, req, to: actor.email, locale })
  await queueMail({ payload, req, message: await accountDeletedMail(head) })
}

function invalid(problems: FieldProblem[]): DeleteAccountOutcome {
  return { ok: false, kind: 'invalid', problems }
}
