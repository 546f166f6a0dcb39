/**
 * The payment sandbox as a program: `tsx scripts/sandbox/server.ts`. Nothing else starts it.
 * SANDBOX_PORT, SANDBOX_URL (its address for browsers), SANDBOX_WEBHOOK_URL,
 * SANDBOX_WEBHOOK_SECRET and SANDBOX_STATE (a file) say how.
 */
import { startSandbox } from './start-sandbox'

function setting(name: string): string | undefined {
  return process.env[name]?.trim() || undefined
}

const port = Number(setting('SANDBOX_PORT') ?? 3001)
if (!Number.isInteger(port) || port < 1 || port > 65_535) {
  console.error('SANDBOX_PORT is malformed: a port number is expected.')
  process.exit(1)
}
const webhookUrl = setting('SANDBOX_WEBHOOK_URL')
const webhookSecret = setting('SANDBOX_WEBHOOK_SECRET')
if (webhookUrl !== undefined && webhookSecret === undefined) {
  console.error('SANDBOX_WEBHOOK_SECRET is not set; the webhooks are signed with it.')
  process.exit(1)
}

const sandbox = await startSandbox({
  port,
  publicUrl: setting('SANDBOX_URL'),
  webhookUrl,
  webhookSecret: webhookSecret ?? 'whsec_unused',
  stateFile: setting('SANDBOX_STATE'),
  log: (line) => console.log(line),
}).catch((error: unknown) => {
  console.error(`The payment sandbox could not start: ${String(error)}`)
  process.exit(1)
})
console.log(`payment sandbox at http://localhost:${port}`)

let ending = false
async function end(): Promise<void> {
  if (ending) return
  ending = true
  await sandbox.close()
  process.exit(0)
}

process.on('SIGINT', () => void end())
process.on('SIGTERM', () => void end())
// Whoever started it is gone: it has no reason to stay.
process.on('disconnect', () => void end())
