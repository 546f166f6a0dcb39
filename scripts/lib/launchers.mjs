import fs from 'node:fs'
import { spawnSync } from 'node:child_process'
import { commandOf, isAlive } from './processes.mjs'

/**
 * The npm and the shell that stand between the terminal and this process; none of them when it was
 * started with `node` itself. Whatever stands above them is not ours to watch. `upToNpm` leaves out
 * what started npm: a deploy script may go on, or end, while the server stays.
 */
export function launchersOf(pid, { upToNpm = false } = {}) {
  const found = []
  for (let next = parentOf(pid); next > 1 && isLauncher(next); next = parentOf(next)) {
    found.push(next)
    if (upToNpm && isNpm(next)) break
  }
  return found
}

/** Calls once when a launcher dies: a killed npm passes nothing on to what it runs. */
export function whenLauncherDies(pids, act) {
  const watch = setInterval(() => {
    if (pids.every(isAlive)) return
    clearInterval(watch)
    act()
  }, 500)
  watch.unref()
}

function isLauncher(pid) {
  return /\bnpm\b|(start|serve)\.mjs/.test(commandOf(pid))
}

/** npm calls itself by what it was asked, or is a script that node runs; a shell is neither. */
function isNpm(pid) {
  return /^npm\b|npm-cli\.js/.test(commandOf(pid))
}

function parentOf(pid) {
  try {
    // the name in parentheses may hold spaces: what follows the last one is state, then parent
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    const { stdout } = spawnSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' })
    return Number(stdout?.trim()) || 0
  }
}
