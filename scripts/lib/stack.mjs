import fs from 'node:fs'
import path from 'node:path'
import { jsonConsole } from './json-console.mjs'
import { keepAlive } from './keep-alive.mjs'
import { inProject } from './paths.mjs'
import {
  answers,
  commandOf,
  endProcess,
  isAlive,
  isPortFree,
  startChild,
  waitFor,
} from './processes.mjs'

/** The programs around the database: the local inbox, the payment sandbox and the site. */
export async function startStack({
  env,
  ports,
  logs,
  reset = false,
  sandboxState,
  nextCommand = 'start',
}) {
  fs.mkdirSync(logs, { recursive: true })
  const children = []
  const start = (name, args, extra = {}) => {
    const logFile = path.join(logs, `${name}.log`)
    if (reset) fs.rmSync(logFile, { force: true })
    const child = startChild({ name, args, env: { ...env, ...extra }, logFile })
    children.push(child)
    return child
  }
  const stop = async () => {
    for (const child of children.toReversed()) if (child.pid) await endProcess(child.pid)
  }
  try {
    start('inbox', inboxArguments(ports))
    start('sandbox', ['--import', 'tsx', 'scripts/sandbox/server.ts'], {
      SANDBOX_PORT: String(ports.sandbox),
      // another site than the shop's `localhost`, as Stripe is: the way back is cross-site here too
      SANDBOX_URL: `http://127.0.0.1:${ports.sandbox}`,
      SANDBOX_WEBHOOK_URL: `${env.SITE_URL}/api/stripe/webhook`,
      SANDBOX_WEBHOOK_SECRET: env.STRIPE_WEBHOOK_SECRET,
      SANDBOX_STATE: sandboxState,
    })
    const site = start('site', [
      ...(nextCommand === 'start' ? ['--import', jsonConsole] : []),
      'node_modules/next/dist/bin/next',
      nextCommand,
      '-p',
      String(ports.site),
      ...(nextCommand === 'start' ? keepAlive : []),
    ])
    await waitFor(() => answers(`http://127.0.0.1:${ports.site}/api/health`), {
      patienceMs: 300_000,
      what: 'The site',
      child: site,
    })
    await waitFor(() => answers(`http://127.0.0.1:${ports.inbox}/email`), {
      patienceMs: 30_000,
      what: 'The mail inbox',
    })
    return { children, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function inboxArguments({ inbox, smtp }) {
  return [
    'node_modules/maildev/bin/maildev',
    '--web',
    String(inbox),
    '--smtp',
    String(smtp),
    '--ip',
    '127.0.0.1',
    '--silent',
  ]
}

/**
 * What a killed start left running is ended before the ports are taken again.
 * A process counts as ours only when its command line still names this project.
 */
export async function endLeftovers(file) {
  if (!fs.existsSync(file)) return
  const { supervisor, children, launchers = [] } = JSON.parse(fs.readFileSync(file, 'utf8'))
  if (
    supervisor !== process.pid &&
    isAlive(supervisor) &&
    commandOf(supervisor).includes('start.mjs')
  ) {
    if (launchers.every(isAlive)) {
      throw new Error(`The site is already running (process ${supervisor}); stop that one first.`)
    }
    await endProcess(supervisor, { patienceMs: 20_000 })
  }
  for (const pid of children) {
    if (isAlive(pid) && commandOf(pid).includes('end-with-parent')) await endProcess(pid)
  }
  fs.rmSync(file, { force: true })
}

export function rememberProcesses(file, children, launchers) {
  const pids = children.flatMap((child) => (child.pid ? [child.pid] : []))
  fs.writeFileSync(file, JSON.stringify({ supervisor: process.pid, children: pids, launchers }))
}

export async function requireFreePorts(named) {
  for (const [name, port] of Object.entries(named)) {
    if (!(await isPortFree(port))) {
      throw new Error(`Port ${port} is taken by another program; set ${name} to a free one.`)
    }
  }
}

export const runFile = inProject('.data/running.json')
