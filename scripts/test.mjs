// `npm test`: every suite, from a fresh clone. `npm test -- unit|int|e2e|checks` runs one of them;
// what else is named narrows the browser tests: `npm test -- e2e builder`.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { ensureInstalled } from './lib/install.mjs'
import { inProject, root } from './lib/paths.mjs'
import { fail } from './lib/progress.mjs'

const suites = ['unit', 'int', 'e2e', 'checks']
const words = process.argv.slice(2)
const only = words.filter((word) => suites.includes(word))
const browserTests = words.filter((word) => !suites.includes(word))
const wanted = (suite) => only.length === 0 || only.includes(suite)

try {
  ensureInstalled()
  await main()
} catch (error) {
  fail(error)
}

async function main() {
  const { newTally } = await import('./lib/tally.mjs')
  const { runChecks } = await import('./lib/checks.mjs')
  const tally = newTally()
  fs.mkdirSync(inProject('.data/reports'), { recursive: true })
  if (wanted('checks')) {
    console.log('\nChecks of the code')
    tally.add(runChecks())
  }
  if (wanted('unit')) tally.add(await runVitest('unit'))
  if (wanted('int')) {
    const { ensureRedis } = await import('./lib/redis.mjs')
    ensureRedis()
    tally.add(await runVitest('int'))
  }
  if (wanted('e2e')) tally.add(await runBrowserTests())
  console.log(`\n${tally.line()}`)
  process.exit(tally.failed > 0 ? 1 : 0)
}

async function runVitest(project) {
  const { tallyOfVitest } = await import('./lib/tally.mjs')
  console.log(`\nTests: ${project}`)
  const file = inProject(`.data/reports/${project}.json`)
  fs.rmSync(file, { force: true })
  const result = spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] },
  )
  if (!fs.existsSync(file)) return { passed: 0, failed: 1, skipped: 0 }
  return tallyOfVitest(JSON.parse(fs.readFileSync(file, 'utf8')), result.status)
}

async function runBrowserTests() {
  const { ensureBrowser } = await import('./lib/browser.mjs')
  const { startTestSite } = await import('./lib/test-site.mjs')
  const { newTally } = await import('./lib/tally.mjs')
  console.log('\nTests: browser, against the production build')
  const browser = await ensureBrowser()
  const site = await startTestSite()
  const env = { ...process.env, ...site.addresses, CHROMIUM_PATH: browser }
  const tally = newTally()
  try {
    for (const project of ['reading', 'changing', 'refusals'])
      tally.add(await runPlaywright(project, env))
    return tally.sum
  } finally {
    await site.stop()
  }
}

async function runPlaywright(project, env) {
  const { tallyOfPlaywright } = await import('./lib/tally.mjs')
  const file = inProject(`.data/reports/e2e-${project}.json`)
  fs.rmSync(file, { force: true })
  const result = spawnSync(
    process.execPath,
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      ...browserTests,
      `--project=${project}`,
      // each clears its own, and what failed in the first must outlive the second
      `--output=.data/test-results/${project}`,
      // what is named may all be in the other project
      ...(browserTests.length > 0 ? ['--pass-with-no-tests'] : []),
      '--reporter=list,json',
    ],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    },
  )
  if (!fs.existsSync(file)) return { passed: 0, failed: 1, skipped: 0 }
  return tallyOfPlaywright(JSON.parse(fs.readFileSync(file, 'utf8')), result.status)
}
