import { env } from '@/config/env'
import { brandMail } from './brand-mail'
import type { MailContent } from './brand-mail'
import type { MailMessage } from './mail-message'

type Letter = MailContent & {
  to: string
  /** Whom an answer is meant for, where that is not the sender. */
  replyTo?: string
  subject: string
}

/** A letter in the company's name, as it calls itself today. */
export function letter({ to, replyTo, subject, ...content }: Letter): MailMessage {
  const { MAIL_FROM: address } = env()
  return {
    to,
    ...(address === undefined ? {} : { from: { name: content.company.name, address } }),
    ...(replyTo === undefined ? {} : { replyTo }),
    subject,
    ...brandMail(content),
  }
}
