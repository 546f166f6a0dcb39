// `npm run migrate`: production's one step before the servers start. Never asks a question.
import { readEnvFile } from './lib/env-file.mjs'
import { runPreparation } from './lib/prepare-database.mjs'
import { fail } from './lib/progress.mjs'

readEnvFile()
try {
  process.stdout.write(await runPreparation({ NODE_ENV: 'production' }))
} catch (error) {
  // what the script said, without the command that ran it and the lines of what went well
  const said = error.message.replace(/^.* ended with \d+\n/, '').replace(/^\{"level":30.*\n/gm, '')
  fail(new Error(said.trim() || error.message))
}
