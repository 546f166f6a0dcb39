import 'server-only'
import type { Locale } from '@/config/locales'
import { passwordResetMail } from '@/mail/account-mail'
import { letterhead } from '@/services/mail/letterhead'
import { queueMail } from '@/services/mail/queue-mail'
import type { ServiceContext } from '../context'
import { accountByEmail } from './find-account'
import { newResetToken } from './new-reset-token'

type Args = { ctx: ServiceContext; email: string; from: string; locale: Locale }

/** Mails a link for a new password, if the address has an account. Tells nobody whether it has. */
export async function requestPasswordReset({ ctx, email, from, locale }: Args): Promise<void> {
  const account = await accountByEmail(ctx, email)
  if (account === null) return
  const token = await newResetToken(ctx, email)
  if (token === null) return
  const head = await letterhead({ payload: ctx.payload, to: account.email, locale })
  const message = await passwordResetMail(head, token, from)
  await queueMail({ payload: ctx.payload, message })
}
