import { env } from '@/config/env'
import { localHref } from '@/config/locales'
import type { Locale } from '@/config/locales'
import { translatorOf } from '@/i18n/translator'
import type { MailMessage } from '@/integrations/email/send-mail-task'

/** Asks the owner of an address, which an administrator entered, to say that it is his. */
export function confirmationMail(to: string, token: string, locale: Locale): MailMessage {
  const t = translatorOf(locale, 'mail')
  const page = `${env().SITE_URL}${localHref(locale, '/verify-email')}`
  const url = `${page}?token=${encodeURIComponent(token)}`
  const text = t('confirm.text', { company: translatorOf(locale, 'common')('companyName') })
  const action = t('confirm.action')
  const ignore = t('confirm.ignore')
  return {
    to,
    subject: t('confirm.subject'),
    text: [text, `${action}:\n${url}`, ignore].join('\n\n'),
    html: [`<p>${text}</p>`, `<p><a href="${url}">${action}</a></p>`, `<p>${ignore}</p>`].join(
      '\n',
    ),
  }
}
