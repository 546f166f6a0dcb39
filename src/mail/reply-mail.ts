import { env } from '@/config/env'
import type { Locale } from '@/config/locales'
import type { CompanyFacts } from '@/domain/company/company-facts'
import { translatorOf } from '@/i18n/translator'
import { letter } from './letter'
import type { MailMessage } from './mail-message'

type Recipient = { to: string; locale: Locale; company: CompanyFacts }

type Reply = {
  subject: string
  text: string
  /** What was asked, to be seen under the answer. */
  asked: string | null
}

/** An answer that somebody here wrote; what is answered to it goes to the company's address. */
export function replyMail(
  recipient: Recipient,
  { subject, text, asked }: Reply,
): Promise<MailMessage> {
  const t = translatorOf(recipient.locale, 'mail.reply')
  const replyTo = recipient.company.salesEmail || env().SALES_EMAIL
  return letter({
    ...recipient,
    ...(replyTo === undefined ? {} : { replyTo }),
    subject,
    heading: subject,
    paragraphs: linesOf(text),
    ...(asked ? { after: [t('asked'), ...linesOf(asked)] } : {}),
  })
}

/** Each line is a paragraph: mail programs run the lines of one together. */
function linesOf(text: string): string[] {
  return text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
