import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { find } from '../../../../scripts/lib/debian-packages.mjs'
import { inProject } from '../../../../scripts/lib/paths.mjs'
import { endProcess } from '../../../../scripts/lib/processes.mjs'

/** Where data and logs of the programs lie; every user of the machine may enter it. */
export const home = '/var/lib/trinity-edge-glass/replicas'

export type Program = { child: ChildProcess; log: string; stop: () => Promise<void> }

/** Starts a program with its output in a file of its own. */
export function startProgram(
  name: string,
  [command = '', ...args]: string[],
  options: { env?: NodeJS.ProcessEnv; cwd?: string; signal?: NodeJS.Signals } = {},
): Program {
  const logs = inProject('.data/replica-logs')
  fs.mkdirSync(logs, { recursive: true })
  const log = path.join(logs, `${name}.log`)
  const output = fs.openSync(log, 'a')
  const child = spawn(find(command) ?? command, args, {
    cwd: options.cwd,
    env: options.env ?? process.env,
    stdio: ['ignore', output, output],
  })
  fs.closeSync(output)
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  return {
    child,
    log,
    stop: async () => {
      process.off('exit', end)
      if (child.pid !== undefined) {
        await endProcess(child.pid, { signal: options.signal ?? 'SIGTERM', patienceMs: 20_000 })
      }
    },
  }
}
