import type { TaskConfig } from 'payload'

export type VisitLetter = {
  visitId: number
  /**
   * What changed, as far as the customer does not know it, or whoever goes there does not; or that it is
   * tomorrow.
   */
  about: 'news' | 'crew' | 'tomorrow'
  /** The shop's day that a reminder is for. */
  day?: string
}

/**
 * A letter about a visit. Payload keeps the row; the stored work of the background writes the letter
 * when it is due, from what is true then.
 */
export const visitLetterTask: TaskConfig<{ input: VisitLetter; output: object }> = {
  slug: 'visitLetter',
  label: 'Letter about a visit',
  inputSchema: [
    { name: 'visitId', type: 'number', required: true },
    { name: 'about', type: 'text', required: true },
    { name: 'day', type: 'text' },
  ],
  handler: () => {
    throw new Error('Done by the stored work of the background, never by Payload’s own runner.')
  },
}
