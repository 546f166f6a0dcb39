import 'server-only'
import type { Locale } from '@/config/locales'
import { passwordChangedMail } from '@/mail/account-mail'
import { customerLock } from '@/services/customers/find-customer'
import { joinLead } from '@/services/customers/join-lead'
import { lockKey } from '@collections/database/lock-key'
import { withTransaction } from '@/services/database/transaction'
import { letterhead } from '@/services/mail/letterhead'
import { queueMail } from '@/services/mail/queue-mail'
import type { ServiceContext } from '../context'

type Args = { ctx: ServiceContext; userId: number; locale: Locale }

/**
 * After a reset: the link reached its reader by mail, so the address is confirmed as well, and the
 * owner is told of the change.
 */
export async function finishPasswordReset({ ctx, userId, locale }: Args): Promise<void> {
  await withTransaction(ctx.payload, async (req) => {
    const { email } = await ctx.payload.findByID({
      collection: 'users',
      id: userId,
      select: { email: true },
      depth: 0,
      overrideAccess: true, // of whoever just proved to read its mail
      req,
    })
    // before the row, as whoever writes of its customer does: their row names this one
    await lockKey(req, customerLock(email))
    const user = await ctx.payload.update({
      collection: 'users',
      id: userId,
      data: { _verified: true, _verificationToken: null },
      depth: 0,
      overrideAccess: true, // confirming is the site's to do, never the account's own
      req,
    })
    await joinLead({ ctx, req, userId })
    const head = await letterhead({ payload: ctx.payload, req, to: user.email, locale })
    const message = await passwordChangedMail(head)
    await queueMail({ payload: ctx.payload, req, message })
  })
}
