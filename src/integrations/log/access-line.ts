import os from 'node:os'
import type { Answered } from '../http/receive-calls'
import { routePath } from '../http/route-path'

const hostname = os.hostname()

/** One line for each call: who asked stays out of it, and what may be a secret of its path. */
export function accessLine({ id, method, path, status, ms }: Answered): string {
  const line = {
    level: 30,
    time: Date.now(),
    pid: process.pid,
    hostname,
    name: 'access',
    request: id,
    method,
    path: routePath(path),
    status,
    ms,
    msg: 'A call was answered',
  }
  return `${JSON.stringify(line)}\n`
}

/** Whether a level of the log holds what merely happened. */
export function logsAccess(level: string): boolean {
  return ['info', 'debug', 'trace'].includes(level)
}
