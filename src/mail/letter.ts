import { env } from '@/config/env'
import { brandMail } from './brand-mail'
import type { MailContent } from './brand-mail'
import type { MailMessage, MailPaper } from './mail-message'

type Letter = MailContent & {
  to: string
  /** Whom an answer is meant for, where that is not the sender. */
  replyTo?: string
  subject: string
  papers?: MailPaper[]
  /** Where whoever gets it ends letters of its kind. */
  unsubscribe?: string
}

/** A letter in the company's name, as it calls itself today. */
export async function letter(about: Letter): Promise<MailMessage> {
  const { to, replyTo, subject, papers = [], unsubscribe, ...content } = about
  const { MAIL_FROM: address } = env()
  return {
    to,
    ...(address === undefined ? {} : { from: { name: content.company.name, address } }),
    ...(replyTo === undefined ? {} : { replyTo }),
    subject,
    ...(await brandMail(content)),
    ...(papers.length > 0 ? { papers } : {}),
    ...(unsubscribe === undefined ? {} : { headers: { 'List-Unsubscribe': `<${unsubscribe}>` } }),
  }
}
