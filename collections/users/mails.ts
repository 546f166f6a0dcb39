import { env } from '@/config/env'
import { localHref } from '@/config/locales'
import type { Locale } from '@/config/locales'
import type { MailMessage } from '@/integrations/email/send-mail-task'
import { messagesOf } from '@/messages'

/** Asks the owner of an address, which an administrator entered, to say that it is his. */
export function confirmationMail(to: string, token: string, locale: Locale): MailMessage {
  const { common, mail } = messagesOf(locale)
  const page = `${env().SITE_URL}${localHref(locale, '/verify-email')}`
  const url = `${page}?token=${encodeURIComponent(token)}`
  const text = mail.confirm.text.replace('{company}', common.companyName)
  const { subject, action, ignore } = mail.confirm
  return {
    to,
    subject,
    text: [text, `${action}:\n${url}`, ignore].join('\n\n'),
    html: [`<p>${text}</p>`, `<p><a href="${url}">${action}</a></p>`, `<p>${ignore}</p>`].join(
      '\n',
    ),
  }
}
