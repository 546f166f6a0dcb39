// `npm run backup`: the database and the uploads into one dated folder of BACKUP_DIR.
import { readEnvFile } from './lib/env-file.mjs'
import { root } from './lib/paths.mjs'
import { run, saidIn } from './lib/processes.mjs'
import { fail } from './lib/progress.mjs'

readEnvFile()
try {
  const args = ['--import', 'tsx', 'scripts/make-backup.ts']
  process.stdout.write(await run(process.execPath, args, { cwd: root }))
} catch (error) {
  fail(new Error(saidIn(error)))
}
