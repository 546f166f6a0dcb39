// Loaded before the server: what Next, a library or Node itself prints becomes a line of JSON, as
// what the site logs is, so that nothing a visitor sends can look like a line of its own.
import os from 'node:os'
import { format, inspect } from 'node:util'
import { requestId } from './request-scope.mjs'
import { safeError, safeText } from './safe-text.mjs'

const levels = { debug: 20, log: 30, info: 30, warn: 40, error: 50, trace: 30 }
const { pid } = process
const hostname = os.hostname()

for (const [method, level] of Object.entries(levels)) {
  console[method] = (...said) => write(level, said)
}
process.removeAllListeners('warning')
process.on('warning', (warning) => write(levels.warn, [warning]))

function write(level, said) {
  const error = said.find((part) => part instanceof Error)
  const words = said
    .filter((part) => part !== error)
    .map((part) => (typeof part === 'object' ? inspect(part, { depth: 1 }) : part))
  const text = safeText(format(...words)).trim()
  if (text === '' && error === undefined) return
  const line = {
    level,
    time: Date.now(),
    pid,
    hostname,
    name: 'server',
    request: requestId(),
    ...(error === undefined ? {} : { err: safeError(error) }),
    msg: [text, error === undefined ? '' : safeText(error.message)].filter(Boolean).join(' '),
  }
  process.stdout.write(`${JSON.stringify(line)}\n`)
}
