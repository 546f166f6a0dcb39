// `npm run migrate`: production's one step before the servers start. Never asks a question.
import { fail } from './lib/progress.mjs'
import { root } from './lib/paths.mjs'
import { run } from './lib/processes.mjs'

try {
  const said = await run(process.execPath, ['--import', 'tsx', 'scripts/prepare-database.ts'], {
    cwd: root,
    env: { NODE_ENV: 'production' },
  })
  process.stdout.write(said)
} catch (error) {
  fail(error)
}
