import { run } from './processes.mjs'
import { root } from './paths.mjs'

const node = (...args) => [process.execPath, args]
const routeTypes = node('node_modules/next/dist/bin/next', 'typegen')
// The native compiler needs half of the time; typescript itself is what other tools load.
const types = node('node_modules/typescript-native/bin/tsc', '--noEmit')
const lint = node('node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0')
const typedLint = node(
  'node_modules/oxlint/bin/oxlint',
  '--config=scripts/lint/typed-rules.json',
  '--type-aware',
  '--deny-warnings',
  '--quiet',
)

/** What must hold of the code itself, each with the commands that ask. */
const quick = [
  ['types', [routeTypes, types]],
  ['generated files are current', [node('--conditions=production', 'scripts/check-generated.mjs')]],
  ['nothing is unused', [node('node_modules/knip/bin/knip.js')]],
  ['packages are new enough, free and named', [node('scripts/check-supply.mjs')]],
]
/** These take a minute or two, and nothing that the build writes. */
const slow = [['types in use', [typedLint]]]
/** How the code is written, so that a landing is early enough to hear of it. */
const style = [
  ['lint', [lint]],
  [
    'formatting',
    [node('node_modules/prettier/bin/prettier.cjs', '--check', '.', '--log-level', 'warn')],
  ],
]

/** Those whose answer needs the types of the routes, which a build writes anew: before it begins. */
export function runQuickChecks() {
  return runChecks(quick, 2)
}

/** Those that may run beside everything else, one after the other. */
export function runSlowChecks({ isWhole }) {
  return runChecks(isWhole ? [...slow, ...style] : slow, 1)
}

/** Runs each, so many at a time; prints what a failing one said. */
async function runChecks(checks, atOnce) {
  const tally = { passed: 0, failed: 0, skipped: 0, failures: [] }
  const waiting = [...checks]
  const lane = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const trouble = await troubleOf(next[1])
      tally[trouble === null ? 'passed' : 'failed'] += 1
      console.log(`  ${trouble === null ? '✓' : '✗'} ${next[0]}`)
      if (trouble === null) continue
      console.log(trouble)
      tally.failures.push(next[0])
    }
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  return tally
}

async function troubleOf(commands) {
  const env = { GENERATING: 'true', NEXT_TELEMETRY_DISABLED: '1' }
  try {
    for (const [command, args] of commands) await run(command, args, { cwd: root, env })
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
