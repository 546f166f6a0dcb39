import { z } from 'zod'

const items = z.array(z.object({ title: z.string(), text: z.string() }))

/** The fields of the blocks that staff put into a page, as the rich text holds them. */
export const titledItems = z.object({ heading: z.string().nullish(), items })

export const figuresBlock = z.object({
  heading: z.string().nullish(),
  items: z.array(z.object({ figure: z.string(), title: z.string(), text: z.string() })),
})

export const galleryBlock = z.object({
  heading: z.string().nullish(),
  category: z.union([z.number(), z.object({ id: z.number() })]).nullish(),
})

export const pictureBlock = z.object({
  image: z.object({
    url: z.string(),
    alt: z.string(),
    width: z.number(),
    height: z.number(),
  }),
  caption: z.string().nullish(),
})

export const callBlock = z.object({ title: z.string(), buttonText: z.string(), href: z.string() })

export type Figures = z.infer<typeof figuresBlock>

export type TitledItems = z.infer<typeof titledItems>
