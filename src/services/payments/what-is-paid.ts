import 'server-only'
import type { Locale } from '@/config/locales'
import { linesInWords } from '@/domain/quote/lines-in-words'
import type { ServiceContext } from '../context'
import { paperOfQuote } from '../revisions/paper-of-quote'
import { findQuote } from './records'

export type WhatIsPaid = {
  words: string
  /** When the quote was written that it was read from. */
  asOf: string
}

type Args = { ctx: ServiceContext; quoteId: number; locale: Locale }

/** What a payment page says is paid for: the lines of the quote. Null where nothing is known of them. */
export async function readWhatIsPaid({ ctx, quoteId, locale }: Args): Promise<WhatIsPaid | null> {
  const { payload } = ctx
  const quote = await findQuote({ payload }, quoteId)
  const paper = quote && (await paperOfQuote({ payload, quote }))
  return paper && { words: linesInWords(paper, locale), asOf: quote.updatedAt }
}
