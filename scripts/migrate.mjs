// `npm run migrate`: production's one step before the servers start. Never asks a question.
import { requireDurable } from './lib/durability.mjs'
import { readEnvFile } from './lib/env-file.mjs'
import { runPreparation } from './lib/prepare-database.mjs'
import { saidIn } from './lib/processes.mjs'
import { fail } from './lib/progress.mjs'

readEnvFile()
try {
  if (process.env.DATABASE_URL) await requireDurable(process.env.DATABASE_URL)
  process.stdout.write(await runPreparation({ NODE_ENV: 'production' }))
} catch (error) {
  fail(new Error(saidIn(error)))
}
