import type { TaskConfig } from 'payload'

type Input = { work: string; quoteId: number; revision: number }

/** A letter that follows from what happened to a quote; done as what follows from a payment is. */
export const afterQuoteTask: TaskConfig<{ input: Input; output: object }> = {
  slug: 'afterQuote',
  label: 'What follows from a quote',
  inputSchema: [
    { name: 'work', type: 'text', required: true },
    { name: 'quoteId', type: 'number', required: true },
    { name: 'revision', type: 'number', required: true },
  ],
  handler: () => {
    throw new Error('Done by the stored work of the background, never by Payload’s own runner.')
  },
}
