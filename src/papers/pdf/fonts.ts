import 'server-only'
import path from 'node:path'
import { Font } from '@react-pdf/renderer'

const folder = 'src/papers/pdf/font-files'

const families = [
  { family: 'Inter', file: 'inter', fontWeight: 400 },
  { family: 'Inter', file: 'inter-strong', fontWeight: 600 },
  { family: 'Inter of names', file: 'inter-ext', fontWeight: 400 },
  { family: 'Inter of names in Vietnamese', file: 'inter-vietnamese', fontWeight: 400 },
  { family: 'Newsreader', file: 'newsreader', fontWeight: 400 },
]

const forNames = ['Inter of names', 'Inter of names in Vietnamese']

/** What papers are set in: a letter that the first lacks is taken from the next. */
export const type = {
  text: ['Inter', ...forNames],
  display: ['Newsreader', ...forNames],
}

/** All that the files hold, from letter to letter. */
const held = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x1a0, 0x1a1],
  [0x1af, 0x1b0],
  [0x218, 0x21b],
  [0x1ea0, 0x1ef9],
] as const
const heldSigns = '‘’“”–—…′″⁄×−•'

let ready: Promise<void> | undefined

/** Tells the library where the type is; `npm run fonts` cuts the files. */
export function prepareFonts(): Promise<void> {
  ready ??= prepare()
  return ready
}

async function prepare(): Promise<void> {
  for (const { family, file, fontWeight } of families) {
    Font.register({ family, fontWeight, src: path.join(process.cwd(), folder, `${file}.ttf`) })
  }
  // Words of a paper are names and figures: none is broken.
  Font.registerHyphenationCallback((word) => [word])
  for (const { family: fontFamily, fontWeight } of families) {
    await Font.load({ fontFamily, fontWeight })
    learn(Font.getFont({ fontFamily, fontWeight }).data)
  }
}

/**
 * Has a type know each of its letters. Otherwise it learns them as they come, and a letter that it met
 * first as a part of another, as the comma in `;`, is taken for nothing from then on: what a paper looks
 * like would follow from what was written before it.
 */
function learn(type: ReturnType<typeof Font.getFont>['data']): void {
  if (type === null) return
  for (const letter of letters()) {
    const code = letter.codePointAt(0) ?? 0
    if (type.hasGlyphForCodePoint(code)) type.glyphForCodePoint(code)
  }
  const figures = '0123456789'
  for (const figure of figures) type.layout(`${figure}⁄${figure}`)
  type.layout(`${figures}.,`, ['tnum'])
}

function letters(): string[] {
  const ofRanges = held.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, step) => String.fromCodePoint(first + step)),
  )
  return [...ofRanges, ...heldSigns]
}

const known = new Set([...letters(), '\n'])

/**
 * A text as the type can set it: a fraction with the slash that makes one of it, and a question mark
 * for each letter that there is none of.
 */
export function set(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll('\t', ' ')
    .replace(/(\d?)([¼-¾⅐-⅞])/gu, (_, whole: string, part: string) =>
      [whole, part.normalize('NFKD')].filter(Boolean).join(' '),
    )
    .replace(/(\d)\/(\d)/g, '$1⁄$2')
    .replace(/./gsu, (letter) => (known.has(letter) ? letter : '?'))
}
