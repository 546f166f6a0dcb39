import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { root } from './paths.mjs'
import { run } from './processes.mjs'

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const headlessShell = '/usr/bin/chromium-headless-shell'

/**
 * The browser for the tests: Chromium's headless shell, which spends nothing on windows that nobody sees,
 * else a whole browser that is installed. Where there is neither, the shell is fetched.
 */
export async function ensureHeadlessShell() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const isThere = () => fs.existsSync(headlessShell)
  if (!isThere() && !installed.some((file) => fs.existsSync(file))) {
    await run('apt-get', ['update'])
      .then(() => run('apt-get', ['install', '-y', 'chromium-headless-shell', 'fonts-liberation']))
      .catch(() => undefined) // another system, or one that others look after
  }
  return isThere() ? headlessShell : ensureBrowser()
}

/** A whole browser: an installed Chromium, else Playwright's own, else the system's package. */
export async function ensureBrowser() {
  const given = process.env.CHROMIUM_PATH
  if (given) return given
  const found = () => installed.find((file) => fs.existsSync(file))
  if (found()) return found()
  const { chromium } = await import('@playwright/test')
  if (fs.existsSync(chromium.executablePath())) return chromium.executablePath()
  const quietly = { cwd: root, stdio: 'ignore', timeout: 300_000 }
  spawnSync(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'install', 'chromium'],
    quietly,
  )
  if (fs.existsSync(chromium.executablePath())) return chromium.executablePath()
  spawnSync('apt-get', ['update'], { stdio: 'ignore' })
  spawnSync('apt-get', ['install', '-y', 'chromium', 'fonts-liberation'], { stdio: 'ignore' })
  if (found()) return found()
  throw new Error('No Chromium could be found or installed; set CHROMIUM_PATH to one.')
}
