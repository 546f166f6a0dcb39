import type { Post } from '@/payload-types'

type RichText = NonNullable<Post['body']>

/** Plain paragraphs in the editor's own format; a line that starts with '# ' is a heading. */
export function richText(lines: string[]): RichText {
  return {
    root: {
      type: 'root',
      format: '',
      indent: 0,
      version: 1,
      direction: 'ltr',
      children: lines.map(block),
    },
  }
}

function block(line: string): RichText['root']['children'][number] {
  const isHeading = line.startsWith('# ')
  const text = isHeading ? line.slice(2) : line
  const shared = { format: '', indent: 0, version: 1, direction: 'ltr', children: [words(text)] }
  return isHeading
    ? { ...shared, type: 'heading', tag: 'h2' }
    : { ...shared, type: 'paragraph', textFormat: 0, textStyle: '' }
}

function words(text: string) {
  return { type: 'text', text, format: 0, detail: 0, mode: 'normal', style: '', version: 1 }
}
