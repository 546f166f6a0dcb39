import { z } from 'zod'
import {
  factSources,
  limitDrawings,
  metalKeys,
  partDrawings,
  plateDrawings,
} from '@/domain/content/plate-choices'
import { showerFinishKeys } from '@/domain/pricing/shower-options'
import { keepTogether } from '@/domain/text/keep-together'
import { image, titledItems } from '../block-fields'

const words = z.string().transform(keepTogether)
const noWords = words.nullish()
/** A picture that was taken out of the library leaves its chapter. */
const mayBeImage = image.nullish().catch(null)

const plate = z.object({
  drawing: z.enum(plateDrawings),
  image: mayBeImage,
  caption: noWords,
  notes: z.array(z.object({ name: words, text: words })),
  marks: z
    .array(
      z.object({
        axis: z.enum(['x', 'y']),
        from: z.number(),
        to: z.number(),
        at: z.number(),
        figure: words,
      }),
    )
    .nullish()
    .catch(null),
})

const parts = z.object({
  heading: words,
  lead: noWords,
  items: z.array(
    z.object({
      drawing: z.enum(partDrawings),
      title: words,
      figure: noWords,
      text: words,
      href: noWords,
    }),
  ),
})

const finishComparator = z.object({
  heading: words,
  lead: noWords,
  items: z.array(
    z.object({
      finish: z.enum(showerFinishKeys).nullish().catch(null),
      name: words,
      text: words,
      image: mayBeImage,
    }),
  ),
})

const limits = z.object({
  heading: words,
  lead: noWords,
  drawing: z.enum(limitDrawings),
  items: z.array(z.object({ name: words, text: words })),
})

const metals = z.object({
  heading: words,
  lead: noWords,
  image: mayBeImage,
  caption: noWords,
  items: z.array(z.object({ metal: z.enum(metalKeys), name: words, text: words })),
})

const ledger = z.array(z.object({ title: words, text: words }))

const included = z.object({ heading: words, items: ledger, notHeading: words, notItems: ledger })

const facts = z.object({
  image: mayBeImage,
  caption: noWords,
  items: z.array(z.object({ source: z.enum(factSources), figure: noWords, text: words })),
})

const dates = z.object({
  heading: words,
  lead: noWords,
  items: z.array(z.object({ title: words, text: words })),
})

/** The chapters that only a product page has, by their block. */
const ownChapters = { plate, finishComparator, limits, parts, metals, included, facts, dates }

/** With those that other pages have too and that are as wide as the page here; none that cannot be read is shown. */
const chapters = { ...ownChapters, questions: titledItems }

type Chapters = typeof chapters
type Kind = keyof Chapters

export type Chapter = {
  [Each in Kind]: { kind: Each; fields: z.infer<Chapters[Each]> }
}[Kind]

export type FieldsOf<Each extends Kind> = z.infer<Chapters[Each]>

export function isChapterKind(block: unknown): block is Kind {
  return typeof block === 'string' && Object.hasOwn(chapters, block)
}

/** Whether a page with this block is one of plates. */
export function makesPlates(block: unknown): boolean {
  return typeof block === 'string' && Object.hasOwn(ownChapters, block)
}

/** The fields of a block as its chapter shows them; null where they cannot be read. */
export function readChapter(kind: Kind, fields: unknown): Chapter | null {
  const read = chapters[kind].safeParse(fields)
  return read.success ? ({ kind, fields: read.data } as Chapter) : null
}
