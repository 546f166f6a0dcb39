import * as z from 'zod/mini'

/** What the glass is for, as people name it. */
const works = [
  'shower_door',
  'shower_panel',
  'shower',
  'window',
  'pane',
  'door_glass',
  'patio_door',
  'mirror',
  'tabletop',
  'partition',
  'storefront',
] as const
export type Work = (typeof works)[number]

const wishFinishes = ['standard_clear', 'low_iron', 'acid_etch', 'rain', 'custom_film'] as const

const side = z.number().check(z.gt(0), z.lte(1200))

/** What somebody wants a price for, as far as he has said it. Inches and millimetres. */
export const wishShape = z.object({
  work: z.optional(z.enum(works)),
  widthIn: z.optional(side),
  heightIn: z.optional(side),
  thicknessMm: z.optional(z.number().check(z.gt(0), z.lte(100))),
  finish: z.optional(z.enum(wishFinishes)),
  tempered: z.optional(z.boolean()),
  /** How many alike, of what is replaced. */
  count: z.optional(z.int().check(z.gte(1), z.lte(6))),
  /** A round piece, priced as the square around it. */
  round: z.optional(z.boolean()),
})

export type Wish = z.infer<typeof wishShape>
