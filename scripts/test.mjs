// `npm test`: what a change must not break, from a fresh clone: the code, the services, the journeys and
// the refusals. `npm test -- checks|unit|int|e2e` runs one suite; what else is named narrows the browser
// tests: `npm test -- e2e builder`.
// `npm run test:all`: with lint, formatting, all other services, journeys and what stands beside them, as CI runs it.
// `npm run test:quality` has the long ones: markup, weight, every page and screen under axe, limits of
// attempts, how the server starts and ends, an empty shop.
// `npm run test:trust`: attacks, crashes and failures, as a table of what was tried how often.
// `npm run test:replicas`: two of the image behind Debian's nginx, with its PostgreSQL and Redis and a
// bucket, in such a table; it builds the image where `npm run image` has not, and takes root on a Debian.
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import { endOnSignal } from './lib/end-on-signal.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { inProject, root } from './lib/paths.mjs'
import { endGroup, endRunning } from './lib/processes.mjs'
import { fail } from './lib/progress.mjs'

const suites = ['checks', 'unit', 'int', 'e2e']
const words = process.argv.slice(2)
const isAll = words.includes('all')
const long = ['quality', 'trust', 'replicas']
const only = words.filter((word) => [...suites, ...long].includes(word))
const browserTests = words.filter((word) => word !== 'all' && !only.includes(word))
const journeys = ['reading', 'changing', 'refusals']
const besides = ['beside', 'signed-in']
/** So many lanes keep both cores busy; the next one begins when one of them has ended. */
const lanesAtOnce = 4
/**
 * Which browser tests run one after the other; lanes run beside each other, each on a site of its own.
 * What is named is little, and one lane is enough for it.
 */
const alone = long.find((word) => word !== 'replicas' && only.includes(word))
const lanes = alone
  ? { [alone]: [alone] }
  : browserTests.length > 0
    ? { all: [...journeys, ...journeys.map((lane) => `${lane}-more`), ...besides] }
    : isAll
      ? {
          ...Object.fromEntries(journeys.map((lane) => [lane, [lane, `${lane}-more`]])),
          ...Object.fromEntries(besides.map((lane) => [lane, [lane]])),
        }
      : Object.fromEntries(journeys.map((lane) => [lane, [lane]]))
const wanted = (suite) => (only.length === 0 ? !long.includes(suite) : only.includes(suite))

/** What runs tests at the moment, and the sites that they visit. */
const running = new Set()
let sites = null
let stopped = null

const isEnding = endOnSignal(async () => {
  endRunning()
  await Promise.all([...running].map(({ pid }) => endGroup(pid)))
  await stopSites()
})

try {
  ensureInstalled()
  await main()
} catch (error) {
  // what was brought down fails, which is no news
  if (!isEnding()) fail(error)
}

async function main() {
  const { newTally } = await import('./lib/tally.mjs')
  const { runQuickChecks, runSlowChecks } = await import('./lib/checks.mjs')
  const tally = newTally()
  fs.mkdirSync(inProject('.data/reports'), { recursive: true })
  if (wanted('checks')) {
    console.log('\nChecks of the code')
    tally.add(await runQuickChecks())
  }
  // both cores are busy all the time: the build goes on beside what needs none
  sites = needsSite() ? beginTestSites() : null
  const site = await sites
  const browser = needsSite() ? beginBrowser() : null
  const slowChecks = wanted('checks')
    ? runSlowChecks({ isWhole: isAll || only.includes('checks') })
    : null
  slowChecks?.catch(() => undefined)
  try {
    if (wanted('unit')) tally.add(await runVitest('unit'))
    // a named suite is run whole
    if (isAll || only.includes('unit')) tally.add(await runVitest('unit-more'))
    await browser // packages are installed one after the other
    if (wanted('int')) {
      const { ensureRedis } = await import('./lib/redis.mjs')
      ensureRedis()
      tally.add(await runVitest('int'))
      if (isAll || only.includes('int')) tally.add(await runVitest('int-more'))
    }
    if (wanted('quality') && browserTests.length === 0) tally.add(await runVitest('quality'))
    if (slowChecks) tally.add(await slowChecks)
    await site?.prepared
    if (needsSite()) tally.add(await runBrowserTests(site, await browser))
    if (wanted('replicas')) tally.add(await runReplicaTests())
  } finally {
    await stopSites()
  }
  for (const failure of tally.failures) console.log(`✗ ${failure}`)
  console.log(`\n${tally.line()}`)
  process.exit(tally.failed > 0 ? 1 : 0)
}

function needsSite() {
  return wanted('e2e') || alone !== undefined
}

function stopSites() {
  stopped ??= sites?.then((site) => site.stop())
  return stopped
}

async function beginTestSites() {
  const { prepareTestSites } = await import('./lib/test-site.mjs')
  return prepareTestSites(Object.keys(lanes))
}

/** The browser, fetched where there is none while other things go on; whoever awaits it hears of a failure. */
function beginBrowser() {
  const browser = import('./lib/browser.mjs').then(({ ensureHeadlessShell }) =>
    ensureHeadlessShell(),
  )
  browser.catch(() => undefined)
  return browser
}

async function runVitest(project) {
  const { tallyOfVitest } = await import('./lib/tally.mjs')
  console.log(`\nTests: ${project}`)
  const file = inProject(`.data/reports/${project}.json`)
  fs.rmSync(file, { force: true })
  const beside = inProject(`.data/reports/${project}-errors.json`)
  fs.rmSync(beside, { force: true })
  const status = await runNode(
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      '--reporter=./scripts/lib/errors-beside-tests.mjs',
      `--outputFile.json=${file}`,
    ],
    { ...process.env, ERRORS_BESIDE_TESTS: beside },
  )
  if (!fs.existsSync(file)) return { passed: 0, failed: 1, skipped: 0 }
  return tallyOfVitest(readJson(file), status, fs.existsSync(beside) ? readJson(beside) : [])
}

async function runBrowserTests(site, browser) {
  const { newTally } = await import('./lib/tally.mjs')
  console.log('\nTests: browser, against the production build')
  const { default: pLimit } = await import('p-limit')
  const tally = newTally()
  await pLimit(lanesAtOnce).map(Object.entries(lanes), async ([lane, projects]) => {
    const env = { ...process.env, ...(await site.start(lane)), CHROMIUM_PATH: browser }
    for (const project of projects) tally.add(await runPlaywright(project, env))
  })
  return { ...tally.sum, failures: tally.failures }
}

async function runReplicaTests() {
  const { ensureReplicaParts } = await import('./image/replica-parts.mjs')
  await ensureReplicaParts()
  console.log('\nTests: replicas, on Debian’s own programs')
  return runPlaywright('replicas', process.env)
}

async function runPlaywright(project, env) {
  const { tallyOfPlaywright } = await import('./lib/tally.mjs')
  const file = inProject(`.data/reports/e2e-${project}.json`)
  fs.rmSync(file, { force: true })
  const status = await runNode(
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
    { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  )
  if (!fs.existsSync(file)) return { passed: 0, failed: 1, skipped: 0 }
  const report = readJson(file)
  if (['trust', 'replicas'].includes(project)) {
    const { trustRows } = await import('./lib/trust-table.mjs')
    console.table(trustRows(report))
  }
  return tallyOfPlaywright(report, status)
}

function readJson(file) {
  return JSON.parse(fs.readFileSync(file, 'utf8'))
}

/** Runs a Node program with this one's output; answers its exit code, unless all is ending. */
function runNode(args, env = process.env) {
  return new Promise((resolve, reject) => {
    if (isEnding()) return
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env,
      // a group of its own, which ends as a whole
      detached: true,
    })
    running.add(child)
    child.on('error', reject)
    child.on('close', (code) => {
      running.delete(child)
      if (!isEnding()) resolve(code ?? 1)
    })
  })
}
