import fs from 'node:fs'
import path from 'node:path'
import { inProject } from '../../../scripts/lib/paths.mjs'

/** Of a build: what it leaves behind while it is made is no part of it. */
const notServed = ['build', 'cache', 'dev', 'diagnostics', 'types', 'trace', 'trace-build']
const texts = /\.(?:js|mjs|json|html|rsc|meta|body|css)$|BUILD_ID$/

/**
 * The same pages as another release has them: a build with an id of its own, whose scripts, styles and
 * server functions have other names. What the first release served of those, this one has not.
 */
export function makeOtherRelease() {
  fs.mkdirSync(inProject('.data'), { recursive: true })
  const folder = fs.mkdtempSync(inProject('.data/other-release-'))
  for (const name of fs.readdirSync(inProject())) {
    if (['.next', '.data', '.git'].includes(name)) continue
    fs.symlinkSync(inProject(name), path.join(folder, name))
  }
  const build = path.join(folder, '.next')
  fs.cpSync(inProject('.next'), build, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (from) => !notServed.includes(path.relative(inProject('.next'), from)),
  })
  const newNames = otherNames(build)
  const isOld = new RegExp([...newNames.keys()].join('|'), 'g')
  const renew = (text: string) => text.replace(isOld, (old) => newNames.get(old) ?? old)
  for (const name of fs.readdirSync(build, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(build, name)
    if (!texts.test(name) || !fs.lstatSync(file).isFile()) continue
    const text = fs.readFileSync(file, 'utf8')
    const renewed = renew(text)
    if (renewed !== text) fs.writeFileSync(file, renewed)
  }
  const chunks = path.join(build, 'static/chunks')
  for (const name of fs.readdirSync(chunks)) {
    fs.renameSync(path.join(chunks, name), path.join(chunks, renew(name)))
  }
  return { folder, remove: () => fs.rmSync(folder, { recursive: true, force: true }) }
}

/** As long as the old ones: the length of what a page hands over stands before it. */
function otherNames(build: string): Map<string, string> {
  const functions = JSON.parse(
    fs.readFileSync(path.join(build, 'server/server-reference-manifest.json'), 'utf8'),
  ) as { node: Record<string, unknown> }
  const chunks = fs
    .readdirSync(path.join(build, 'static/chunks'))
    .map((name) => name.replace(/\.\w+$/, ''))
  const id = fs.readFileSync(path.join(build, 'BUILD_ID'), 'utf8')
  const names = new Map<string, string>()
  for (const name of [...chunks, id]) names.set(name, lastOf(name, otherLetter))
  for (const name of Object.keys(functions.node)) names.set(name, lastOf(name, otherDigit))
  return names
}

function lastOf(name: string, other: (letter: string) => string): string {
  return name.slice(0, -6) + name.slice(-6).replace(/[0-9a-z]/gi, other)
}

const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789'

function otherLetter(letter: string): string {
  const place = (alphabet.indexOf(letter.toLowerCase()) + 18) % alphabet.length
  return alphabet[place] ?? letter
}

function otherDigit(digit: string): string {
  return (15 - Number.parseInt(digit, 16)).toString(16)
}
