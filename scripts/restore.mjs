// `npm run restore -- <folder> [--replace]`: a backup into an empty database and the store of uploads.
import path from 'node:path'
import { readEnvFile } from './lib/env-file.mjs'
import { inProject, root } from './lib/paths.mjs'
import { untilItSays } from './lib/prepare-database.mjs'
import { run, saidIn } from './lib/processes.mjs'
import { fail } from './lib/progress.mjs'
import { withPayload } from './lib/with-payload.mjs'

readEnvFile()
// a folder is named from where the command was given
const from = process.env.INIT_CWD ?? process.cwd()
const wish = process.argv
  .slice(2)
  .map((word) => (word.startsWith('--') ? word : path.resolve(from, word)))
const args = [...withPayload, 'scripts/restore-backup.ts', ...wish]
const env = {
  NODE_ENV: 'production',
  LOG_LEVEL: 'error',
  TSX_TSCONFIG_PATH: inProject('scripts/services-in-node.tsconfig.json'),
}
try {
  process.stdout.write(
    await untilItSays('restored', () => run(process.execPath, args, { cwd: root, env })),
  )
} catch (error) {
  fail(new Error(saidIn(error)))
}
