import type { PageContent } from '@/services/content/pages'
import { isChapterKind, makesPlates, readChapter } from './plate-fields'
import type { Chapter } from './plate-fields'

type Body = NonNullable<PageContent['body']>
type Node = Body['root']['children'][number]

export type PagePart = Chapter | { kind: 'written'; body: Body }

/** What a page is made of: chapters as wide as the page, and what is written between them. */
export function partsOf(body: Body): PagePart[] {
  const parts: PagePart[] = []
  let written: Node[] = []
  const endWritten = () => {
    if (written.some(says)) {
      parts.push({ kind: 'written', body: { ...body, root: { ...body.root, children: written } } })
    }
    written = []
  }
  for (const node of body.root.children) {
    const block = blockOf(node)
    if (block === null) {
      written.push(node)
      continue
    }
    endWritten()
    const chapter = readChapter(block.kind, block.fields)
    if (chapter !== null) parts.push(chapter)
  }
  endWritten()
  return parts
}

/** What would begin with a list of parts opens with the picture of its metals, if it has them. */
export function openingOf(parts: readonly PagePart[]): PagePart[] {
  const metals = parts.find(({ kind }) => kind === 'metals')
  if (!metals || parts[0]?.kind !== 'parts') return [...parts]
  return [metals, ...parts.filter((part) => part !== metals)]
}

/** Whether staff have built this page of plates. */
export function isPlatePage(body: PageContent['body']): body is Body {
  return body?.root.children.some((node) => makesPlates(blockOf(node)?.kind)) === true
}

function blockOf({ type, fields }: Node) {
  if (type !== 'block' || typeof fields !== 'object' || fields === null) return null
  const { blockType: kind } = fields as { blockType?: unknown }
  return isChapterKind(kind) ? { kind, fields } : null
}

/** The editor keeps an empty line between and after blocks. */
function says({ type, children }: Node): boolean {
  return type !== 'paragraph' || (Array.isArray(children) && children.length > 0)
}
