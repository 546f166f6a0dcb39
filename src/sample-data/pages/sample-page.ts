import type { SampleBlock } from '../rich-text'

/** A category of the gallery by its slug: its number is known once it is written. */
type SampleStrip = { block: 'gallery'; heading: string; category: string }

/** A picture of the manifest by its name: its number, too. */
type SampleCards = {
  block: 'cards'
  heading: string
  items: { title: string; text: string; picture?: string }[]
}

export type SamplePart =
  string | Exclude<SampleBlock, { block: 'gallery' | 'cards' }> | SampleStrip | SampleCards

export type SamplePage = { title: string; slug: string; intro: string; parts: SamplePart[] }
