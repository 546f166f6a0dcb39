import 'server-only'
import { customerLock } from '@/services/customers/find-customer'
import { joinLead } from '@/services/customers/join-lead'
import { lockKey } from '@collections/database/lock-key'
import { lockRow, withTransaction } from '@/services/database/transaction'
import type { ServiceContext } from '../context'
import { accountByConfirmationToken } from './find-account'

type Args = { ctx: ServiceContext; token: string }

/**
 * Confirms the address of an account by the token that was mailed to it, and joins what the same
 * address wrote to us before. False when no account waits for this token.
 */
export async function confirmAccount({ ctx, token }: Args): Promise<boolean> {
  if (token === '') return false
  return withTransaction(ctx.payload, async (req) => {
    await lockKey(req, `confirm:${token}`)
    const waiting = () => accountByConfirmationToken({ payload: ctx.payload, req }, token)
    const account = await waiting()
    if (account === null) return false
    // before the row, as whoever writes of its customer does: their row names this one
    await lockKey(req, customerLock(account.email))
    // Payload writes back all that it reads next: a password that is reset at this moment, too
    await lockRow(req, 'users', account.id)
    if ((await waiting()) === null) return false
    await ctx.payload.verifyEmail({ collection: 'users', token, req })
    await joinLead({ ctx, req, userId: account.id })
    return true
  })
}
