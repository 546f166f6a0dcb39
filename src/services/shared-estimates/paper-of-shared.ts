import 'server-only'
import type { Payload } from 'payload'
import type { RuledPrice } from '@/domain/glass-rules/price-within-rules'
import type { QuotePaper } from '@/domain/quote/paper'
import type { Quote } from '@/payload-types'
import { figuresOf } from '../quotes/stored-quote'
import { paperOfSaved } from '../revisions/paper-of-saved'

type Args = {
  payload: Payload
  priced: Extract<RuledPrice, { ok: true }>
  now: Date
  /** Empty where it was not saved. */
  number: string
}

/** The document of a price that is passed on: as a saved one's, without a customer. */
export async function paperOfShared({ payload, priced, now, number }: Args): Promise<QuotePaper> {
  const quote = {
    ...figuresOf(priced, now),
    id: 0,
    customerName: '',
    createdAt: now.toISOString(),
  } as unknown as Quote // the columns of a quote that are read for its paper
  const paper = await paperOfSaved({ payload, quote, revision: null })
  if (paper === null) throw new Error('What was priced has inputs and rows.')
  return { ...paper, number }
}
