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
  const rows = 'items' in fields ? fields.items : undefined
  return {
    type: 'block',
    format: '',
    version: 2,
    fields: {
      id,
      blockName: '',
      blockType: block,
      ...fields,
      ...(rows && { items: rows.map((row, at) => ({ id: `${id}-${at}`, ...row })) }),
    },
  }
}
