/** A letter as it is stored and sent. */
export type MailMessage = {
  to: string
  /** The company's address under its name of today; without one, the site's own. */
  from?: { name: string; address: string }
  /** Whom an answer is meant for, where that is not the sender. */
  replyTo?: string
  subject: string
  text: string
  html: string
}
