import crypto from 'node:crypto'
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { inProject, root } from './paths.mjs'

const stamp = inProject('node_modules/.installed')

/** Installs just what package-lock.json names, unless that is installed already. */
export function ensureInstalled() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 9)) {
    throw new Error(`Node ${process.versions.node} is too old; this project needs 20.9 or newer.`)
  }
  const wanted = crypto
    .createHash('sha256')
    .update(fs.readFileSync(inProject('package-lock.json')))
    .update(process.version)
    .digest('hex')
  const installed = fs.existsSync(stamp) ? fs.readFileSync(stamp, 'utf8') : ''
  if (installed === wanted) return false
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const result = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--include=dev'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PUPPETEER_SKIP_DOWNLOAD: '1', PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
  })
  if (result.status !== 0) throw new Error('npm ci failed; its messages are above.')
  fs.writeFileSync(stamp, wanted)
  return true
}
