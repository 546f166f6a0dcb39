import { spawnSync } from 'node:child_process'
import { root } from './paths.mjs'

const node = (...args) => [process.execPath, args]

/** What must hold of the code itself, each with the command that asks. */
const checks = [
  [
    'formatting',
    node('node_modules/prettier/bin/prettier.cjs', '--check', '.', '--log-level', 'warn'),
  ],
  ['route types', node('node_modules/next/dist/bin/next', 'typegen')],
  ['types', node('node_modules/typescript/bin/tsc', '--noEmit')],
  ['lint', node('node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0')],
  ['generated files are current', node('scripts/check-generated.mjs')],
]

/** Runs every check; prints what a failing one said. */
export function runChecks() {
  const tally = { passed: 0, failed: 0, skipped: 0 }
  for (const [name, [command, args]] of checks) {
    const result = spawnSync(command, args, {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, GENERATING: 'true', NEXT_TELEMETRY_DISABLED: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const ok = result.status === 0
    tally[ok ? 'passed' : 'failed'] += 1
    console.log(`  ${ok ? '✓' : '✗'} ${name}`)
    if (!ok) console.log(`${result.stdout}\n${result.stderr}`)
  }
  return tally
}
