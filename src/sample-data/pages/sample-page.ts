import type { SampleBlock } from '../rich-text'

/** A category of the gallery by its slug: its number is known once it is written. */
type SampleStrip = { block: 'gallery'; heading: string; category: string }

/** A picture of the manifest stands by its name: its number, too, is known once it is written. */
type Pictured<Value> = Value extends readonly (infer Row)[]
  ? Pictured<Row>[]
  : Value extends { image?: number }
    ? { [Key in keyof Value as Exclude<Key, 'image'>]: Pictured<Value[Key]> } & { picture?: string }
    : Value extends object
      ? { [Key in keyof Value]: Pictured<Value[Key]> }
      : Value

export type SamplePart = string | Pictured<Exclude<SampleBlock, { block: 'gallery' }>> | SampleStrip

export type SamplePage = { title: string; slug: string; intro: string; parts: SamplePart[] }
