// `npm run serve`: the production server. It checks its environment and refuses to start without it.
import fs from 'node:fs'
import { spawn } from 'node:child_process'
import { fail } from './lib/progress.mjs'
import { inProject, root } from './lib/paths.mjs'
import { run } from './lib/processes.mjs'

const environment = { ...process.env, NODE_ENV: 'production' }

try {
  await run(process.execPath, ['--import', 'tsx', 'scripts/check-env.ts'], {
    cwd: root,
    env: environment,
  })
} catch (error) {
  fail(new Error(error.message.split('\n').slice(1).join('\n').trim() || error.message))
}
if (!fs.existsSync(inProject('.next/BUILD_ID'))) {
  fail(new Error('There is no build yet; run `npm run build` first.'))
}
const server = spawn(
  process.execPath,
  ['node_modules/next/dist/bin/next', 'start', '-p', process.env.PORT || '3000'],
  { cwd: root, env: environment, stdio: 'inherit' },
)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 0))
