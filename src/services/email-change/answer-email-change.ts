import 'server-only'
import { databaseOf, lockKey } from '@collections/database/lock-key'
import { slugs } from '@collections/slugs'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { ChangeStanding } from '@/domain/account/email-change'
import { emailChangedMail } from '@/mail/account-mail'
import type { EmailChange } from '@/payload-types'
import { accountByEmail } from '../accounts/find-account'
import { withSignInLock } from '../accounts/sign-in-lock'
import type { ServiceContext } from '../context'
import { customerLock } from '../customers/find-customer'
import { joinLead } from '../customers/join-lead'
import { lockRow, withTransaction } from '../database/transaction'
import { letterhead } from '../mail/letterhead'
import { queueMail } from '../mail/queue-mail'
import { idOf } from '../payments/records'
import { findChange } from './find-change'
import type { FoundChange } from './find-change'

type Args = {
  ctx: ServiceContext
  token: unknown
  /** The session that says yes: if it is the account's own, it goes on. */
  sessionId: string | undefined
}

/**
 * Takes one yes; with the second the account goes by the new address. Null where the link does not work any
 * more, or the address has another account by now.
 */
export async function confirmEmailChange({
  ctx,
  token,
  sessionId,
}: Args): Promise<ChangeStanding | null> {
  const seen = await findChange({ payload: ctx.payload, token, now: ctx.now() })
  if (seen === null) return null
  // a sign-in at this moment would write back the sessions that it has read
  return withSignInLock(ctx.payload, seen.change.oldEmail, () =>
    withTransaction(ctx.payload, (req) => sayYes({ ctx, req, token, sessionId })),
  )
}

async function sayYes({
  ctx,
  req,
  token,
  sessionId,
}: Args & { req: PayloadRequest }): Promise<ChangeStanding | null> {
  const found = await lockChange(ctx, req, token)
  if (found === null) return null
  const { change, side } = found
  const isLast = !(side === 'old' ? change.newHash : change.oldHash)
  if (!isLast) {
    await req.payload.update({
      collection: slugs.emailChanges,
      id: change.id,
      data: side === 'old' ? { oldHash: null } : { newHash: null },
      depth: 0,
      req,
      overrideAccess: true, // whoever holds the token may
    })
    return 'half'
  }
  await forgetChange(req, change)
  return (await carryOut({ ctx, req, change, sessionId })) ? 'done' : null
}

/** Whoever reads the old address says that it was not he. False where the link does not work any more. */
export async function cancelEmailChange({
  ctx,
  token,
}: Pick<Args, 'ctx' | 'token'>): Promise<boolean> {
  return withTransaction(ctx.payload, async (req) => {
    const found = await lockChange(ctx, req, token)
    if (found?.side !== 'old') return false
    await forgetChange(req, found.change)
    return true
  })
}

/**
 * The customers of both addresses and then the account, as whoever writes of a customer does. What the token
 * says is read again once all are held.
 */
async function lockChange(
  ctx: ServiceContext,
  req: PayloadRequest,
  token: unknown,
): Promise<FoundChange | null> {
  const wanted = { payload: ctx.payload, req, token, now: ctx.now() }
  const seen = await findChange(wanted)
  if (seen === null) return null
  const { oldEmail, newEmail, user } = seen.change
  for (const email of [oldEmail, newEmail].toSorted()) await lockKey(req, customerLock(email))
  if (!(await lockRow(req, 'users', idOf(user)))) return null
  return findChange(wanted)
}

async function forgetChange(req: PayloadRequest, { id }: EmailChange): Promise<void> {
  await req.payload.delete({
    collection: slugs.emailChanges,
    id,
    depth: 0,
    req,
    overrideAccess: true, // as above
  })
}

type Change = Omit<Args, 'token'> & { req: PayloadRequest; change: EmailChange }

async function carryOut({ ctx, req, change, sessionId }: Change): Promise<boolean> {
  const { payload } = ctx
  const { oldEmail, newEmail } = change
  const userId = idOf(change.user)
  await lockKey(req, `address:${newEmail}`)
  const account = await accountByEmail({ payload, req }, oldEmail)
  // an administrator gave it another one meanwhile
  if (account?.id !== userId) return false
  if ((await accountByEmail({ payload, req }, newEmail)) !== null) return false
  await payload.update({
    collection: slugs.users,
    id: userId,
    // a link for a new password that went to the old address ends with it
    data: { email: newEmail, resetPasswordToken: null, resetPasswordExpiration: null },
    depth: 0,
    req,
    overrideAccess: true, // both addresses said yes
    context: { addressConfirmed: true },
  })
  await followAddress(req, { userId, oldEmail, newEmail })
  await joinLead({ ctx, req, userId })
  await databaseOf(req).execute(
    sql`delete from users_sessions where _parent_id = ${userId} and id <> ${sessionId ?? ''}`,
  )
  const head = await letterhead({ payload, req, to: newEmail, locale: change.language })
  for (const to of [oldEmail, newEmail]) {
    const message = await emailChangedMail({ ...head, to }, newEmail)
    await queueMail({ payload, req, message })
  }
  return true
}

type Addresses = { userId: number; oldEmail: string; newEmail: string }

/**
 * Whoever writes to him writes there from now on: by his record, his quotes, his visits and what he asked. What was
 * printed or signed keeps the address that it had.
 */
async function followAddress(
  req: PayloadRequest,
  { userId, oldEmail, newEmail }: Addresses,
): Promise<void> {
  const db = databaseOf(req)
  await db.execute(sql`
    update customers set email = ${newEmail}, updated_at = now() where user_id = ${userId}`)
  await db.execute(sql`
    update quotes set customer_email = ${newEmail}
    where user_id = ${userId} and lower(trim(customer_email)) = ${oldEmail}`)
  for (const table of ['inquiries', 'bookings']) {
    await db.execute(sql`
      update ${sql.identifier(table)} set email = ${newEmail}
      where lower(trim(email)) = ${oldEmail}`)
  }
}
