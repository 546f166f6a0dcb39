import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { inProject, root } from './paths.mjs'
import { run } from './processes.mjs'

const sources = [
  'src',
  'collections',
  'migrations',
  'public',
  'payload.config.ts',
  'next.config.mjs',
  'postcss.config.mjs',
  'tsconfig.json',
  'package-lock.json',
]

/** Builds the site, unless the finished build was made of just these sources. */
export async function ensureBuilt() {
  const wanted = fingerprint()
  const stamp = inProject('.next/built-from')
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === wanted) return 'skipped'
  fs.rmSync(stamp, { force: true })
  await run(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    cwd: root,
    env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  })
  fs.writeFileSync(stamp, wanted)
  return 'built'
}

function fingerprint() {
  const hash = crypto.createHash('sha256').update(process.version)
  for (const source of sources) addTo(hash, inProject(source))
  return hash.digest('hex')
}

function addTo(hash, place) {
  if (!fs.existsSync(place)) return
  if (fs.statSync(place).isDirectory()) {
    for (const name of fs.readdirSync(place).sort()) addTo(hash, path.join(place, name))
    return
  }
  if (/\.test\.tsx?$/.test(place)) return
  hash.update(path.relative(root, place)).update('\0').update(fs.readFileSync(place))
}
