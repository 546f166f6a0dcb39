import { spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'

export function sleep(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

export function isAlive(pid) {
  if (pid === undefined) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
  return !isZombie(pid)
}

/** Dead, but still listed until its parent asks after it. */
function isZombie(pid) {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).startsWith('Z')
  } catch {
    return false
  }
}

/** The command line of a process, or an empty text where it cannot be read. */
export function commandOf(pid) {
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? ''
  }
}

/** Ends a process: politely first, and for good when it does not go. */
export async function endProcess(pid, { signal = 'SIGTERM', patienceMs = 10_000 } = {}) {
  if (!isAlive(pid)) return
  process.kill(pid, signal)
  const until = Date.now() + patienceMs
  while (isAlive(pid) && Date.now() < until) await sleep(50)
  if (isAlive(pid)) process.kill(pid, 'SIGKILL')
  while (isAlive(pid)) await sleep(50)
}

/** Ends the group that a detached child leads, with whatever that has begun. */
export async function endGroup(pid, { patienceMs = 10_000 } = {}) {
  const tell = (signal) => {
    try {
      return process.kill(-pid, signal)
    } catch {
      return false
    }
  }
  const until = Date.now() + patienceMs
  tell('SIGTERM')
  while (isAlive(pid) && Date.now() < until) await sleep(50)
  // the first has gone: what it left gets no longer than it had
  while (tell(0) && Date.now() < until && !isAlive(pid)) await sleep(50)
  tell('SIGKILL')
}

const handedOut = new Set()
/** Below those that the system gives to outgoing connections: one of them would take the port until it is used. */
const lowestPort = 20_000
const portCount = 12_000

/** A port that nothing listens on now, and that was not handed out before: it may be used minutes later. */
export async function freePort() {
  for (;;) {
    const port = lowestPort + Math.floor(Math.random() * portCount)
    if (handedOut.has(port) || !(await isPortFree(port))) continue
    handedOut.add(port)
    return port
  }
}

export function isPortFree(port) {
  return new Promise((resolve) => {
    const server = net.createServer()
    server.on('error', () => resolve(false))
    server.listen(port, () => server.close(() => resolve(true)))
  })
}

const running = new Set()

/** Ends the commands that `run` is still waiting for. */
export function endRunning() {
  for (const child of running) child.kill('SIGTERM')
}

/**
 * Runs a command to its end; throws with its last words when it fails.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>; quiet?: boolean; cwd?: string }} [options]
 * @returns {Promise<string>}
 */
export function run(command, args, { env = {}, quiet = true, cwd } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    })
    running.add(child)
    child.on('close', () => running.delete(child))
    let said = ''
    child.stdout?.on('data', (chunk) => (said += chunk))
    child.stderr?.on('data', (chunk) => (said += chunk))
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) return resolve(said)
      reject(new Error(`${command} ${args.join(' ')} ended with ${code}\n${said.slice(-4000)}`))
    })
  })
}

/** What a failed `run` said, without the command itself and the lines of what went well. */
export function saidIn({ message }) {
  const said = message.replace(/^.* ended with \d+\n/, '').replace(/^\{"level":30.*\n/gm, '')
  return said.trim() || message
}

/**
 * Starts a Node program that ends when this process does, however it ends: the channel between the
 * two closes, and the preloaded module sees it.
 */
export function startChild({ name, args, env, logFile }) {
  const log = fs.openSync(logFile, 'a')
  const child = spawn(
    process.execPath,
    ['--import', new URL('./end-with-parent.mjs', import.meta.url).href, ...args],
    { env: { ...process.env, ...env }, stdio: ['ignore', log, log, 'ipc'], detached: true },
  )
  fs.closeSync(log)
  child.name = name
  return child
}

export async function waitFor(check, { patienceMs, what, child }) {
  const until = Date.now() + patienceMs
  while (Date.now() < until) {
    if (await check()) return
    if (child && child.exitCode !== null) throw new Error(`${what} ended while starting.`)
    await sleep(100)
  }
  throw new Error(`${what} did not answer within ${patienceMs / 1000} seconds.`)
}

export async function answers(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) })
    return response.ok
  } catch {
    return false
  }
}
