// `npm run verify`: formatting, types, lint, generated files and unit tests; what to run before a commit.
import { spawnSync } from 'node:child_process'
import { runQuickChecks, runSlowChecks } from './lib/checks.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { root } from './lib/paths.mjs'

ensureInstalled()
const [quick, slow] = await Promise.all([runQuickChecks(), runSlowChecks({ isWhole: true })])
const failed = quick.failed + slow.failed
const unit = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit'],
  { cwd: root, stdio: 'inherit' },
)
process.exit(failed > 0 || unit.status !== 0 ? 1 : 0)
