// Says what is wrong with the packages that package-lock.json names (scripts/supply), and writes down
// what production is made of, as CycloneDX, to .data/sbom.json.
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import { inProject, root } from './lib/paths.mjs'
import { supplyTroubles } from './supply/supply-troubles.mjs'

const read = (name) => JSON.parse(fs.readFileSync(inProject(name), 'utf8'))
const lock = read('package-lock.json')
const troubles = supplyTroubles(lock, read('package.json').allowScripts)
if (troubles.length > 0) {
  console.error(troubles.join('\n'))
  process.exit(1)
}

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
const asked = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--omit=dev']
const sbom = execFileSync(npm, asked, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
fs.mkdirSync(inProject('.data'), { recursive: true })
fs.writeFileSync(inProject('.data/sbom.json'), sbom)
const { components } = JSON.parse(sbom)
console.log(
  `${Object.keys(lock.packages).length - 1} packages, ${components.length} of them in production`,
)
