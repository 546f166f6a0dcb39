// `npm run migrate`: production's one step before the servers start. Never asks a question.
import { spawnSync } from 'node:child_process'
import { readEnvFile } from './lib/env-file.mjs'
import { root } from './lib/paths.mjs'

readEnvFile()
const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/prepare-database.ts'], {
  cwd: root,
  env: { ...process.env, NODE_ENV: 'production' },
  stdio: ['ignore', 'inherit', 'inherit'],
})
process.exit(status ?? 1)
