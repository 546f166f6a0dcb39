// `npm run fonts`: cuts the two type families to what the pages set, into src/ui/font-files.
// The whole files would be three times as large, and each of them holds up the first page.
import fs from 'node:fs'
import subsetFont from 'subset-font'
import { inProject } from './lib/paths.mjs'

const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step)).join('')

/** English and Spanish, the marks of measures and prices, and what a rich text may hold. */
const characters = [
  range(0x20, 0x7e),
  range(0xa0, 0xff),
  'ŒœŠšŽžŸ',
  '–—‘’‚“”„†‡•…‰‹›€™',
  '′″⁄−×≈≤≥←→↑↓✓',
  '⅛⅜⅝⅞⅓⅔',
].join('')

const families = [
  // headings and money: one weight, every optical size from a card's title to the hero's
  { name: 'newsreader', axes: { wght: 390, opsz: { min: 18, max: 60 } } },
  // text: regular to semibold, at the optical size of reading
  { name: 'inter', axes: { wght: { min: 400, max: 600 }, opsz: 14 } },
]

const folder = inProject('src/ui/font-files')
fs.mkdirSync(folder, { recursive: true })
for (const { name, axes } of families) {
  const origin = inProject('node_modules/@fontsource-variable', name)
  const whole = fs.readFileSync(`${origin}/files/${name}-latin-opsz-normal.woff2`)
  const cut = await subsetFont(whole, characters, { targetFormat: 'woff2', variationAxes: axes })
  fs.writeFileSync(`${folder}/${name}.woff2`, cut)
  fs.copyFileSync(`${origin}/LICENSE`, `${folder}/${name}.LICENSE.txt`)
  console.log(`${name}: ${whole.length} bytes cut to ${cut.length}`)
}
