import 'server-only'
import type { Locale } from '@/config/locales'
import { confirmationMail } from '@/mail/account-mail'
import { letterhead } from '@/services/mail/letterhead'
import { queueMail } from '@/services/mail/queue-mail'
import type { ServiceContext } from '../context'
import { accountByEmail } from './find-account'

type Args = { ctx: ServiceContext; email: string; from: string; locale: Locale }

/** Sends the confirmation once more, if an account waits for it. Tells nobody whether one does. */
export async function resendConfirmation({ ctx, email, from, locale }: Args): Promise<void> {
  const account = await accountByEmail(ctx, email)
  if (account === null || account.confirmed || account.confirmationToken === null) return
  const head = await letterhead({ payload: ctx.payload, to: account.email, locale })
  const message = await confirmationMail(head, { token: account.confirmationToken, from })
  await queueMail({ payload: ctx.payload, message })
}
