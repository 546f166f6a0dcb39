import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import autocannon from 'autocannon'
import { startMoreSite } from './more-sites'
import type { Beside } from './more-sites'
import { sampleShower } from './sample-shower'

export type Life = {
  /** Until the first page was answered, in ms; cold is null where nobody may empty the system's cache. */
  start: { coldMs: number | null; warmMs: number }
  /** Resident, in MB: once its pages were asked for, and when it rests again after `minutes` of use. */
  memory: { atRestMb: number; afterMb: number; minutes: number }
}

const restMs = 20_000
const pages = ['/', '/products/shower-glass', '/gallery', '/posts', '/get-quote', '/es']

/** How one process begins, and what it weighs before and after minutes of use. */
export async function benchLife(beside: Beside, minutes: number): Promise<Life> {
  const coldMs = forgetFiles() ? await startedWithin(beside) : null
  const warmMs = await startedWithin(beside)
  const site = await startMoreSite(beside)
  try {
    for (const page of pages) await open(`${site.url}${page}`)
    await pause(restMs)
    const atRestMb = residentMb(site.pid)
    await keepBusy(site.url, minutes)
    await pause(restMs)
    return {
      start: { coldMs, warmMs },
      memory: { atRestMb, afterMb: residentMb(site.pid), minutes },
    }
  } finally {
    await site.stop()
  }
}

async function startedWithin(beside: Beside): Promise<number> {
  const begun = performance.now()
  const site = await startMoreSite(beside)
  await open(site.url)
  const took = performance.now() - begun
  await site.stop()
  return Math.round(took)
}

/** Pages and prices by turns, as many as it can answer. */
async function keepBusy(site: string, minutes: number): Promise<void> {
  const body = JSON.stringify(await sampleShower(site))
  const headers = { 'content-type': 'application/json' }
  const { non2xx, errors } = await autocannon({
    url: site,
    connections: 10,
    duration: minutes * 60,
    requests: [
      ...pages.map((path) => ({ method: 'GET' as const, path })),
      { method: 'POST' as const, path: '/api/quotes/calculate', headers, body },
    ],
  })
  if (non2xx > 0 || errors > 0) throw new Error(`${non2xx} answers were no 200, ${errors} none.`)
}

async function open(url: string): Promise<void> {
  const answer = await fetch(url)
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`)
}

/** Whether the system has let go of the files it keeps in memory: a machine that was just switched on. */
function forgetFiles(): boolean {
  try {
    execFileSync('sync')
    fs.writeFileSync('/proc/sys/vm/drop_caches', '3')
    return true
  } catch {
    return false
  }
}

function residentMb(pid: number): number {
  const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8')
  const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1])
  return Math.round(kilobytes / 1024)
}
