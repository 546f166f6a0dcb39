import type { Locale } from '@/config/locales'
import type { OrderDays } from '@/domain/quote/order-days'
import type { PaperMoney, PaperPayment, QuotePaper } from '@/domain/quote/paper'

/** A document that goes with a letter; its file is made when the letter is sent. */
export type MailPaper = { paper: QuotePaper; language: Locale } & (
  | { kind: 'estimate'; link?: string; days?: OrderDays | null; money?: PaperMoney }
  | { kind: 'receipt'; money: PaperMoney; payment: PaperPayment }
  | { kind: 'statement'; money: PaperMoney; asOf: string }
)

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
  papers?: MailPaper[]
  /** A file for the calendar of whoever gets it. */
  calendar?: string
  headers?: Record<string, string>
}
