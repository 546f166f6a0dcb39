import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { inProject } from '../../../../scripts/lib/paths.mjs'
import { isAlive, sleep, waitFor } from '../../../../scripts/lib/processes.mjs'
import type { Release } from './release'

export type Replica = {
  url: string
  port: number
  /** As a supervisor does it; answers after how many milliseconds it was gone, and how it ended. */
  stop: () => Promise<{ tookMs: number; code: number | null }>
  /** As a power cut does it: all its processes at once. */
  kill: () => Promise<void>
  /** Megabytes that its processes hold. */
  memory: () => number
  log: string
}

export async function startReplica(
  release: Release,
  port: number,
  settings: Record<string, string>,
): Promise<Replica> {
  const mark = randomUUID()
  const logs = inProject('.data/replica-logs')
  fs.mkdirSync(logs, { recursive: true })
  const log = path.join(logs, `site-${port}.log`)
  const child = release.start(
    'scripts/serve.mjs',
    { ...settings, PORT: String(port), REPLICA_MARK: mark },
    log,
  )
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const url = `http://127.0.0.1:${port}`
  const healthy = () =>
    fetch(`${url}/api/health`, { signal: AbortSignal.timeout(2_000) }).then(
      ({ ok }) => ok,
      () => false,
    )
  const kill = async () => {
    while (processesOf(mark).length > 0) {
      for (const { pid } of processesOf(mark)) if (isAlive(pid)) process.kill(pid, 'SIGKILL')
      await sleep(20)
    }
    await ended
  }
  try {
    await waitFor(healthy, { patienceMs: 180_000, what: `The replica on ${port}`, child })
  } catch (error) {
    await kill()
    throw error
  }
  return {
    url,
    port,
    log,
    kill,
    stop: async () => {
      const begun = Date.now()
      const first = processesOf(mark).find(({ command }) => command.includes('scripts/serve.mjs'))
      if (first !== undefined) process.kill(first.pid, 'SIGTERM')
      return { code: await ended, tookMs: Date.now() - begun }
    },
    memory: () => Math.round(processesOf(mark).reduce((sum, { pid }) => sum + heldBy(pid), 0)),
  }
}

/** All processes that were given the mark, whoever stands between them and this one. */
function processesOf(mark: string): { pid: number; command: string }[] {
  return fs.readdirSync('/proc').flatMap((name) => {
    const pid = Number(name)
    if (!Number.isInteger(pid)) return []
    try {
      const isOurs = fs.readFileSync(`/proc/${pid}/environ`, 'utf8').includes(mark)
      const command = fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
      // what launches a container has the mark among its arguments, too
      return isOurs && isAlive(pid) ? [{ pid, command }] : []
    } catch {
      return []
    }
  })
}

/** Its own memory and its part of what it shares, in megabytes. */
function heldBy(pid: number): number {
  try {
    const rollup = fs.readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
    return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}
