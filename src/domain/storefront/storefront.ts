import * as z from 'zod/mini'

export const doorChoices = ['none', 'one', 'pair', 'two_pairs'] as const

export type Doors = (typeof doorChoices)[number]

/** A front as it is drawn, in inches: lites left and right of the doors, under one transom or none. */
export type Storefront = {
  widthIn: number
  heightIn: number
  doors: Doors
  /** From the head down to its bar; 0 where there is none. */
  transomIn: number
  /** Lites from left to right, centre to centre of their members; null shares what is left evenly. */
  lites: (number | null)[]
}

/** How wide each group of doors is, from left to right: one leaf is 36 in. */
export const doorGroups: Record<Doors, readonly number[]> = {
  none: [],
  one: [36],
  pair: [72],
  two_pairs: [72, 72],
}

export const doorHeightIn = 84

export const storefrontLimits = {
  widthIn: { least: 48, most: 600 },
  heightIn: { least: 84, most: 240 },
  lites: { least: 0, most: 16 },
  liteIn: { least: 12 },
  transomIn: { least: 12 },
} as const

const side = (bounds: { least: number; most: number }) =>
  z.number().check(z.gte(bounds.least), z.lte(bounds.most))

/** A front as a browser keeps or sends it; what its parts allow each other is settled by `fitStorefront`. */
export const storefrontShape: z.ZodMiniType<Storefront> = z.object({
  widthIn: side(storefrontLimits.widthIn),
  heightIn: side(storefrontLimits.heightIn),
  doors: z.enum(doorChoices),
  transomIn: side({ least: 0, most: storefrontLimits.heightIn.most }),
  lites: z
    .array(z.nullable(side({ least: storefrontLimits.liteIn.least, most: 600 })))
    .check(z.maxLength(storefrontLimits.lites.most)),
})

/** Twenty by ten feet with a pair of doors in the middle: the front that a visitor begins with. */
export const usualStorefront: Storefront = {
  widthIn: 240,
  heightIn: 120,
  doors: 'pair',
  transomIn: 36,
  lites: [null, null, null, null],
}
