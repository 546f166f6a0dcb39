import * as z from 'zod/mini'
import { metalKeys } from '@/domain/content/plate-choices'
import { progressShape } from '@/domain/job/progress-shape'
import { quoteResultShape, requestShape } from '@/domain/pricing/quote-shapes'
import { handleParts, showerLayouts } from '@/domain/pricing/types'
import { restTimes } from './rest'

/** What a drawing of a stored quote is made from. */
const drawnShape = z.object({
  drawn: z.enum(['enclosure', 'pane']),
  layout: z.optional(z.enum(showerLayouts)),
  panels: z.array(
    z.object({
      widthIn: z.number(),
      heightIn: z.number(),
      role: z.enum(['fixed', 'door']),
      hinge: z.optional(z.enum(['left', 'right'])),
      hinges: z.number(),
      weightLb: z.nullable(z.number()),
    }),
  ),
  bought: z.optional(
    z.object({
      panels: z.array(z.object({ handle: z.nullable(z.enum(handleParts)), sealed: z.boolean() })),
      header: z.boolean(),
    }),
  ),
  look: z.optional(z.object({ finishKey: z.string(), metal: z.nullable(z.enum(metalKeys)) })),
})

const paidShape = z.object({
  paidAt: z.nullable(z.string()),
  paymentStatus: z.string(),
  /** What was received, whatever of it went back since. */
  received: z.number(),
  /** What went back, the earliest first; without a date where nobody knows the day. */
  refunds: z.array(z.object({ amount: z.number(), date: z.nullable(z.string()) })),
  amountPaid: z.number(),
  /** What is left to pay. */
  balanceDue: z.number(),
  /** When that is due; null where nothing is left of what was ordered, or nothing was kept of it. */
  rest: z.nullable(z.object({ when: z.nullable(z.enum(restTimes)) })),
  /** Whether it can be paid now. */
  isBalancePayable: z.boolean(),
  /** Measured: the price is no estimate any more. */
  areSizesFinal: z.boolean(),
  /** The references of what was paid, the first payment first; none where it was recorded elsewhere. */
  receipts: z.array(z.string()),
  /** Where the work stands; null before it has begun. */
  progress: z.nullable(progressShape),
  /** The next visit that the customer has booked, and the page where it is moved and called off. */
  visit: z.nullable(z.object({ start: z.string(), end: z.string(), page: z.nullable(z.string()) })),
  pricedAt: z.string(),
  /** Its margin was shown spread over the lines. */
  isFolded: z.boolean(),
  /** The names it was priced under, in the reader's language. */
  glassName: z.nullable(z.string()),
  finishName: z.nullable(z.string()),
  /** What was ordered, as it was saved; null where a quote of before says no sizes. */
  work: z.nullable(drawnShape),
})

/** One's own saved quote, as the builder needs it to stand where the customer left it. */
export const resumedQuoteShape = z.object({
  /** Null where it is opened as a new quote: saving then makes another one. */
  id: z.nullable(z.number()),
  number: z.nullable(z.string()),
  canPay: z.boolean(),
  /** What is paid before measuring; 0 where all is due at once. */
  depositDue: z.number(),
  /** The shop looks at it before it can be paid. */
  awaitsApproval: z.optional(z.boolean()),
  /** When it was priced as it stands. */
  pricedAt: z.string(),
  validUntil: z.nullable(z.string()),
  serviceType: z.string(),
  product: z.nullable(z.string()),
  inputs: requestShape,
  customer: z.object({
    customerName: z.string(),
    customerPhone: z.nullable(z.string()),
    projectAddress: z.nullable(z.string()),
    customerEmail: z.string(),
  }),
  /** The price as it was saved; null where it is opened as new, which has to be calculated. */
  quote: z.nullable(quoteResultShape),
  /** What a paid quote is shown with; it is read, never edited. Null while it is not paid. */
  paid: z.nullable(paidShape),
})

/** Where a quote is shown that the shop has sent, with lines of its own. */
export const sentElsewhereShape = z.object({ page: z.string() })

export type ResumedQuote = z.infer<typeof resumedQuoteShape>
export type PaidFacts = z.infer<typeof paidShape>
