import type {
  FactSource,
  LimitDrawing,
  MetalKey,
  PartDrawing,
  PlateDrawing,
} from '@/domain/content/plate-choices'
import type { ShowerFinishKey } from '@/domain/pricing/shower-options'
import type { Page, Post } from '@/payload-types'

type RichText = NonNullable<Post['body']>
type Node = RichText['root']['children'][number]
type Titled = { title: string; text: string }

/** A block of collections/content/blocks, without the ids that every row gets. */
export type SampleBlock =
  | { block: 'cards'; heading: string; items: (Titled & { image?: number })[] }
  | { block: 'steps' | 'questions'; heading: string; items: Titled[] }
  | { block: 'figures'; heading: string; items: (Titled & { figure: string })[] }
  | { block: 'gallery'; heading: string; category: number }
  | { block: 'callBand'; title: string; buttonText: string; href: string }
  | PlateChapter

type Named = { name: string; text: string }
type Mark = { axis: 'x' | 'y'; from: number; to: number; at: number; figure: string }
type WithPicture = { image?: number }

/** A chapter of collections/content/blocks/plate-blocks. */
type PlateChapter =
  | (WithPicture & {
      block: 'plate'
      drawing: PlateDrawing
      caption?: string
      notes: Named[]
      marks?: Mark[]
    })
  | {
      block: 'parts'
      heading: string
      lead?: string
      items: (Titled & { drawing: PartDrawing; figure?: string; href?: string })[]
    }
  | {
      block: 'finishComparator'
      heading: string
      lead: string
      items: (Named & WithPicture & { finish?: ShowerFinishKey })[]
    }
  | { block: 'limits'; heading: string; lead: string; drawing: LimitDrawing; items: Named[] }
  | (WithPicture & {
      block: 'metals'
      heading: string
      lead: string
      caption?: string
      items: (Named & { metal: MetalKey })[]
    })
  | {
      block: 'included'
      heading: string
      items: Titled[]
      notHeading: string
      notItems: Titled[]
    }
  | (WithPicture & {
      block: 'facts'
      caption?: string
      items: { source: FactSource; figure?: string; text: string }[]
    })
  | {
      block: 'dates'
      heading: string
      lead: string
      items: Titled[]
    }

/** Plain paragraphs in the editor's own format; a line that starts with '# ' is a heading. */
export function richText(parts: (string | SampleBlock)[]): RichText & NonNullable<Page['body']> {
  return {
    root: {
      type: 'root',
      format: '',
      indent: 0,
      version: 1,
      direction: 'ltr',
      children: parts.map((part, index) =>
        typeof part === 'string' ? line(part) : blockNode(part, index),
      ),
    },
  }
}

function line(words: string): Node {
  const isHeading = words.startsWith('# ')
  const shared = {
    format: '',
    indent: 0,
    version: 1,
    direction: 'ltr',
    children: [text(isHeading ? words.slice(2) : words)],
  }
  return isHeading
    ? { ...shared, type: 'heading', tag: 'h2' }
    : { ...shared, type: 'paragraph', textFormat: 0, textStyle: '' }
}

function text(words: string) {
  return { type: 'text', text: words, format: 0, detail: 0, mode: 'normal', style: '', version: 1 }
}

function blockNode({ block, ...fields }: SampleBlock, index: number): Node {
  const id = `sample-${index}`
  return {
    type: 'block',
    format: '',
    version: 2,
    fields: {
      id,
      blockName: '',
      blockType: block,
      ...Object.fromEntries(
        Object.entries(fields).map(([name, value]) => [name, numbered(value, `${id}-${name}`)]),
      ),
    },
  }
}

/** Every row of a list has an id, as the editor gives it one. */
function numbered(value: unknown, id: string): unknown {
  if (!Array.isArray(value)) return value
  return value.map((row: object, at) => ({ id: `${id}-${at}`, ...row }))
}
