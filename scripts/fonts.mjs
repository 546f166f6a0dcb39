// `npm run fonts`: cuts the two type families to what the pages set, into src/ui/font-files, and to
// what papers set, into src/papers/pdf/font-files. The whole files would be three times as large, and
// each of those for the pages holds up the first page.
import fs from 'node:fs'
import subsetFont from 'subset-font'
import { inProject } from './lib/paths.mjs'

const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step)).join('')

/** What English and Spanish pages set: the file that every page waits for. */
const core = range(0x20, 0x7e) + '\u00a0áéíóúñüÁÉÍÓÚÑÜ¿¡«»°·½¼¾²×−–—‘’“”…™®©″′⁄'

/**
 * What a name or a rich text may hold besides: a file that is fetched where one of these stands.
 * `src/ui/fonts.ts` names them as a range, for the browser.
 */
const more = [range(0xa0, 0xff), 'ŒœŠšŽžŸ', '‚„†‡•‰‹›€≈≤≥←→↑↓✓', '⅛⅜⅝⅞⅓⅔'].join('')

const families = [
  // headings and money: one weight, at the optical size of a section's title
  { name: 'newsreader', axes: { wght: 390, opsz: 40 } },
  // text: regular to semibold, at the optical size of reading
  { name: 'inter', axes: { wght: { min: 400, max: 600 }, opsz: 14 } },
]

const folder = inProject('src/ui/font-files')
fs.mkdirSync(folder, { recursive: true })
const wholeOf = (name, letters) =>
  fs.readFileSync(
    inProject(
      `node_modules/@fontsource-variable/${name}/files/${name}-${letters}-opsz-normal.woff2`,
    ),
  )
for (const { name, axes } of families) {
  const origin = inProject('node_modules/@fontsource-variable', name)
  const whole = wholeOf(name, 'latin')
  const rare = [...new Set(more)].filter((one) => !core.includes(one))
  for (const [file, characters] of [
    [name, core],
    [`${name}-more`, rare.join('')],
  ]) {
    const cut = await subsetFont(whole, characters, { targetFormat: 'woff2', variationAxes: axes })
    fs.writeFileSync(`${folder}/${file}.woff2`, cut)
    console.log(`${file}: ${whole.length} bytes cut to ${cut.length}`)
  }
  fs.copyFileSync(`${origin}/LICENSE`, `${folder}/${name}.LICENSE.txt`)
}

// A PDF takes its type as TrueType, one file a weight.
const ofNames = range(0x100, 0x17f) + range(0x218, 0x21b)
const vietnamese = 'ĂăĐđĨĩŨũƠơƯư' + range(0x1ea0, 0x1ef9)
const text = { wght: 400, opsz: 14 }
const papers = [
  { file: 'newsreader', name: 'newsreader', axes: { wght: 390, opsz: 40 } },
  { file: 'inter', name: 'inter', axes: text },
  { file: 'inter-strong', name: 'inter', axes: { ...text, wght: 600 } },
  // letters of names from elsewhere, in one weight for all
  { file: 'inter-ext', name: 'inter', axes: text, letters: 'latin-ext', cut: ofNames },
  { file: 'inter-vietnamese', name: 'inter', axes: text, letters: 'vietnamese', cut: vietnamese },
]
const paperFolder = inProject('src/papers/pdf/font-files')
fs.mkdirSync(paperFolder, { recursive: true })
for (const { file, name, axes, letters = 'latin', cut = core + more } of papers) {
  const type = await subsetFont(wholeOf(name, letters), cut, {
    targetFormat: 'truetype',
    variationAxes: axes,
  })
  fs.writeFileSync(`${paperFolder}/${file}.ttf`, type)
  console.log(`${file}: for papers ${type.length} bytes`)
  fs.copyFileSync(
    inProject(`node_modules/@fontsource-variable/${name}/LICENSE`),
    `${paperFolder}/${name}.LICENSE.txt`,
  )
}
