import { z } from 'zod'

const titled = z.object({ title: z.string(), text: z.string() })

/** A picture of the media library, read with its row. */
export const image = z.object({
  url: z.string(),
  alt: z.string(),
  width: z.number(),
  height: z.number(),
  focalX: z.number().nullish(),
  focalY: z.number().nullish(),
})

/** The fields of the blocks that staff put into a page, as the rich text holds them. */
export const titledItems = z.object({ heading: z.string().nullish(), items: z.array(titled) })

export const cardsBlock = z.object({
  heading: z.string().nullish(),
  /** A picture that was taken out of the library leaves its card. */
  items: z.array(titled.extend({ image: image.nullish().catch(null) })),
})

export const figuresBlock = z.object({
  heading: z.string().nullish(),
  items: z.array(z.object({ figure: z.string(), title: z.string(), text: z.string() })),
})

export const galleryBlock = z.object({
  heading: z.string().nullish(),
  category: z.union([z.number(), z.object({ id: z.number() })]).nullish(),
})

export const pictureBlock = z.object({
  image,
  caption: z.string().nullish(),
})

export const callBlock = z.object({ title: z.string(), buttonText: z.string(), href: z.string() })

export type Figures = z.infer<typeof figuresBlock>

export type LibraryImage = z.infer<typeof image>

export type CardItems = z.infer<typeof cardsBlock>

export type TitledItems = z.infer<typeof titledItems>
