/** A letter as it is stored and sent. */
export type MailMessage = {
  to: string
  /** Whom an answer is meant for, where that is not the sender. */
  replyTo?: string
  subject: string
  text: string
  html: string
}
