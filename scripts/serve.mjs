// `npm run serve`: the production server. It checks its environment and refuses to start without it.
// However it is started, and whoever of npm, the shell and itself is told to end, it ends as a whole.
import fs from 'node:fs'
import { spawn } from 'node:child_process'
import { endOf } from './lib/end-of-server.mjs'
import { readEnvFile } from './lib/env-file.mjs'
import { jsonConsole } from './lib/json-console.mjs'
import { keepAlive } from './lib/keep-alive.mjs'
import { launchersOf, whenLauncherDies } from './lib/launchers.mjs'
import { fail } from './lib/progress.mjs'
import { inProject, root } from './lib/paths.mjs'
import { run } from './lib/processes.mjs'
import { requireFreePorts } from './lib/stack.mjs'

readEnvFile()
const environment = { ...process.env, NODE_ENV: 'production' }
const port = process.env.PORT || '3000'

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
await requireFreePorts({ PORT: Number(port) }).catch(fail)

const server = spawn(
  process.execPath,
  [
    '--import',
    new URL('./lib/end-with-parent.mjs', import.meta.url).href,
    '--import',
    jsonConsole,
    'node_modules/next/dist/bin/next',
    'start',
    '-p',
    port,
    ...keepAlive,
  ],
  { cwd: root, env: environment, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] },
)
let stopping = false
function stop(signal) {
  if (stopping) return
  stopping = true
  server.kill(signal)
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(signal))
whenLauncherDies(launchersOf(process.pid, { upToNpm: true }), () => stop('SIGTERM'))
server.on('exit', (code, signal) => process.exit(endOf({ code, signal, stopping })))
