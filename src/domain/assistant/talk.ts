import * as z from 'zod/mini'
import { wishShape } from './wish/wish'

const longestMessage = 500

/** What was spoken of so far; it comes from a browser, so it is a wish and no fact. */
const talkShape = z.object({
  wish: z.optional(wishShape),
  /** What the last answer was about, in its own words. */
  subject: z.optional(z.string().check(z.maxLength(200))),
})

export type Talk = z.infer<typeof talkShape>

const side = z.number().check(z.gt(0), z.lte(1200))

export const questionShape = z.object({
  message: z.string().check(z.trim(), z.minLength(1), z.maxLength(longestMessage)),
  talk: z.catch(z.optional(talkShape), undefined),
  /** The opening that the visitor gave elsewhere on the site, in inches. */
  opening: z.catch(z.optional(z.object({ widthIn: side, heightIn: side })), undefined),
})

export type Question = z.infer<typeof questionShape>
