import { run } from './processes.mjs'
import { root } from './paths.mjs'

const node = (...args) => [process.execPath, args]
const routeTypes = node('node_modules/next/dist/bin/next', 'typegen')
const types = node('node_modules/typescript/bin/tsc', '--noEmit')

/** What must hold of the code itself, each with the commands that ask; two run at a time. */
const checks = [
  ['lint', [node('node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0')]],
  ['types', [routeTypes, types]],
  ['nothing is unused', [node('node_modules/knip/bin/knip.js')]],
  ['generated files are current', [node('--conditions=production', 'scripts/check-generated.mjs')]],
  [
    'formatting',
    [node('node_modules/prettier/bin/prettier.cjs', '--check', '.', '--log-level', 'warn')],
  ],
]

/** Runs every check; prints what a failing one said. */
export async function runChecks() {
  const tally = { passed: 0, failed: 0, skipped: 0 }
  const waiting = [...checks]
  const lane = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const trouble = await troubleOf(next[1])
      tally[trouble === null ? 'passed' : 'failed'] += 1
      console.log(`  ${trouble === null ? '✓' : '✗'} ${next[0]}`)
      if (trouble !== null) console.log(trouble)
    }
  }
  await Promise.all([lane(), lane()])
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
