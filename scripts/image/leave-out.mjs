// Run while the image is made: takes away what building needed and running does not. The server reads
// next.config.mjs anew, so that what that imports stays.
import fs from 'node:fs'
import { inProject } from '../lib/paths.mjs'

const places = [
  // what the next build would begin with
  '.next/cache',
  // the tests, and what makers of the site use
  'tests',
  'scripts/lint',
  'scripts/sandbox',
  'scripts/screenshots',
  'scripts/supply',
  // the compilers of pages and styles
  'node_modules/@next/swc-*',
  'node_modules/typescript',
  // what Next would build bundles of, and its handbook
  'node_modules/next/dist/esm',
  'node_modules/next/dist/docs',
  'node_modules/next/dist/bundle-analyzer',
  'node_modules/next/dist/compiled/next-server/*.dev.js',
  // the admin's editor of JSON, which is in the build
  'node_modules/monaco-editor',
  // wanted by Next for tests that the shop does otherwise
  'node_modules/playwright',
  'node_modules/playwright-core',
  // what the next migration would be compared with
  'migrations/*.json',
]

/** For debuggers, compilers and readers; licences stay. */
const kinds = /\.(?:map|d\.[cm]?ts|test\.[cm]?[jt]sx?)$|^(?:readme|changelog|history)(?:\.md)?$/i

for (const place of places.flatMap(matching)) fs.rmSync(place, { recursive: true, force: true })
for (const folder of ['.next', 'node_modules', 'src', 'collections', 'scripts']) {
  for (const entry of fs.readdirSync(inProject(folder), { recursive: true, withFileTypes: true })) {
    if (entry.isFile() && kinds.test(entry.name)) fs.rmSync(`${entry.parentPath}/${entry.name}`)
  }
}

/** A star stands for whatever else is in a name. */
function matching(place) {
  const at = place.lastIndexOf('/')
  const folder = inProject(place.slice(0, at))
  const [before, after] = place.slice(at + 1).split('*')
  if (after === undefined) return [inProject(place)]
  if (!fs.existsSync(folder)) return []
  return fs
    .readdirSync(folder)
    .filter((name) => name.startsWith(before) && name.endsWith(after))
    .map((name) => `${folder}/${name}`)
}
