import path from 'node:path'
import { demoEnvironment } from '../../scripts/lib/demo-env.mjs'
import { inProject } from '../../scripts/lib/paths.mjs'
import { answers, endProcess, freePort, startChild, waitFor } from '../../scripts/lib/processes.mjs'

export type Beside = {
  TEST_DATABASE_URL: string
  TEST_SANDBOX_URL: string
  TEST_SMTP_URL: string
}

export type MoreSite = { url: string; pid: number; stop: () => Promise<void> }

/** Another process of the same build on the data of a site that runs. */
export async function startMoreSite(beside: Beside): Promise<MoreSite> {
  const site = await freePort()
  const ports = { site, sandbox: 1, inbox: 1, smtp: 1 }
  const child = startChild({
    name: 'another site',
    args: ['node_modules/next/dist/bin/next', 'start', '-p', String(site)],
    env: {
      ...demoEnvironment(ports, beside.TEST_DATABASE_URL),
      APP_MODE: 'test',
      SMTP_URL: beside.TEST_SMTP_URL,
      STRIPE_API_URL: beside.TEST_SANDBOX_URL,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
    },
    logFile: path.join(inProject('.data/test-logs'), `more-${site}.log`),
  })
  const url = `http://localhost:${site}`
  await waitFor(() => answers(`${url}/api/health`), {
    patienceMs: 120_000,
    what: 'Another site',
    child,
  })
  const { pid } = child
  if (pid === undefined) throw new Error('Another site has no process.')
  return { url, pid, stop: () => endProcess(pid) }
}
