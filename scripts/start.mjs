// `npm start`: the demo, from a fresh clone with nothing set. Plain Node until npm has installed.
// `npm run dev` runs the same with Next's development server (`--dev`).
import fs from 'node:fs'
import { ensureInstalled } from './lib/install.mjs'
import { inProject } from './lib/paths.mjs'
import { fail, step } from './lib/progress.mjs'

const developing = process.argv.includes('--dev')

try {
  console.log('\nTrinity Edge Glass, demo\n')
  if (ensureInstalled()) console.log('  packages installed')
  await main()
} catch (error) {
  fail(error)
}

async function main() {
  const { portsFrom, demoEnvironment, sampleSignIns } = await import('./lib/demo-env.mjs')
  const { endLeftovers, rememberProcesses, requireFreePorts, runFile, startStack } =
    await import('./lib/stack.mjs')
  const { ensureDatabase, startPostgres } = await import('./lib/postgres.mjs')
  const { prepareDatabase } = await import('./lib/prepare-database.mjs')
  const { requireDurable } = await import('./lib/durability.mjs')
  const { ensureBuilt } = await import('./lib/build.mjs')
  const { endRunning } = await import('./lib/processes.mjs')
  const { launchersOf, whenLauncherDies } = await import('./lib/launchers.mjs')

  fs.mkdirSync(inProject('.data'), { recursive: true })
  const ports = portsFrom(process.env)
  await endLeftovers(runFile)
  await requireFreePorts({
    PORT: ports.site,
    SANDBOX_PORT: ports.sandbox,
    INBOX_PORT: ports.inbox,
    SMTP_PORT: ports.smtp,
  })

  let postgres
  let stack
  let stopping = false
  const stop = async (code) => {
    if (stopping) return
    stopping = true
    endRunning()
    await stack?.stop()
    await postgres?.stop()
    fs.rmSync(runFile, { force: true })
    process.exit(code)
  }
  process.on('SIGINT', () => {
    console.log('\nStopping …')
    void stop(0)
  })
  process.on('SIGTERM', () => void stop(0))
  const launchers = launchersOf(process.pid)
  whenLauncherDies(launchers, () => void stop(0))

  try {
    let databaseUrl = process.env.DATABASE_URL ?? ''
    if (databaseUrl === '') {
      await step('Starting PostgreSQL', async () => {
        postgres = await startPostgres({ dataDir: '.data/postgres' })
        await ensureDatabase(postgres.url('postgres'), 'site')
      })
      databaseUrl = postgres.url('site')
    }
    const env = {
      ...demoEnvironment(ports, databaseUrl),
      NODE_ENV: developing ? 'development' : 'production',
    }
    await requireDurable(databaseUrl)
    await step('Migrating and loading the sample company', () => prepareDatabase(env))
    if (!developing) await step('Building the site (a few minutes, the first time)', ensureBuilt)
    await step('Starting the site, the mail inbox and the payment sandbox', async () => {
      stack = await startStack({
        env,
        ports,
        logs: inProject('.data/logs'),
        sandboxState: inProject('.data/sandbox.json'),
        nextCommand: developing ? 'dev' : 'start',
      })
      rememberProcesses(runFile, stack.children, launchers)
    })
    for (const child of stack.children) {
      child.on('exit', (code) => {
        if (stopping) return
        console.error(`\n${child.name} ended with ${code}; see .data/logs/${child.name}.log`)
        void stop(1)
      })
    }
    announce(env, ports, sampleSignIns)
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : String(error)}`)
    await stop(1)
  }
}

function announce(env, ports, signIns) {
  console.log(`
  Site             ${env.SITE_URL}
  Admin            ${env.SITE_URL}/admin
  Mail inbox       http://localhost:${ports.inbox}
  Payment sandbox  http://localhost:${ports.sandbox}   card 4242 4242 4242 4242

  Sample sign-ins  admin     ${env.ADMIN_EMAIL}  ${env.ADMIN_PASSWORD}
                   staff     ${signIns.staff.email}  ${signIns.staff.password}
                   office    ${signIns.office.email}  ${signIns.office.password}
                   customer  ${signIns.customer.email}  ${signIns.customer.password}

  Ctrl-C stops everything; nothing is lost.
`)
}
