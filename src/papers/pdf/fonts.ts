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

let isReady = false

/** Tells the library where the type is; `npm run fonts` cuts the files. */
export function prepareFonts(): void {
  if (isReady) return
  for (const { family, file, fontWeight } of families) {
    Font.register({ family, fontWeight, src: path.join(process.cwd(), folder, `${file}.ttf`) })
  }
  // Words of a paper are names and figures: none is broken.
  Font.registerHyphenationCallback((word) => [word])
  isReady = true
}

/** All that the files hold; the library would set something else in place of any other letter. */
const unknown =
  /[^\u0020-\u007e\u00a0-\u017f\u01a0\u01a1\u01af\u01b0\u0218-\u021b\u1ea0-\u1ef9‘’“”–—…′″⁄×−•·\n]/gu

/**
 * A text as the type can set it: a fraction with the slash that makes one of it, and a box for each
 * letter that there is none of.
 */
export function set(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll('\t', ' ')
    .replace(/(\d)\/(\d)/g, '$1⁄$2')
    .replace(unknown, '?')
}
