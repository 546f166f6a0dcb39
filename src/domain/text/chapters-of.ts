import { slugOf } from './slug-of'

type Part = { type?: string; tag?: unknown; text?: unknown; children?: unknown }

export type Chapter = { id: string; title: string }

/** The chapters of a text that staff wrote: its second headings, each with its place on the page. */
export function chaptersOf(
  body: { root: { children: readonly object[] } } | null | undefined,
): Chapter[] {
  const chapters = (body?.root.children ?? []).flatMap((part: Part): Chapter[] => {
    if (part.type !== 'heading' || part.tag !== 'h2') return []
    const title = wordsOf(part).trim()
    const id = slugOf(title)
    return id === '' ? [] : [{ id, title }]
  })
  return chapters.filter(({ id }, index) => chapters.findIndex((one) => one.id === id) === index)
}

/** The words of a part, without how they are set. */
export function wordsOf({ text, children }: Part): string {
  if (typeof text === 'string') return text
  return Array.isArray(children) ? children.map((child: Part) => wordsOf(child)).join('') : ''
}
