import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { run } from './processes.mjs'

/**
 * Installs Debian's packages for the programs that are missing, and says so; nothing that a package brings
 * is started. The programs lie in the path or in a folder that is an administrator's.
 */
export async function ensureDebianPackages(packageOfProgram) {
  const missing = Object.entries(packageOfProgram).filter(([program]) => !find(program))
  if (missing.length === 0) return 'skipped'
  const packages = missing.map(([, name]) => name)
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) {
    throw new Error(`Install ${packages.join(', ')} first: that takes root on a Debian.`)
  }
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  await run('apt-get', ['update'])
  await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { env })
  return packages.join(', ')
}

/** The whole path of a program; undefined where it is not installed. */
export function find(program) {
  if (path.isAbsolute(program)) return fs.existsSync(program) ? program : undefined
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/sbin']
  return folders.map((folder) => path.join(folder, program)).find((file) => fs.existsSync(file))
}
