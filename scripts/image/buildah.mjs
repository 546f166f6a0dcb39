import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { ensureDebianPackages } from '../lib/debian-packages.mjs'
import { inProject } from '../lib/paths.mjs'
import { run } from '../lib/processes.mjs'

export const imageName = 'localhost/trinity-edge-glass'

const place = [
  `--root=${inProject('.data/image/storage')}`,
  `--runroot=${inProject('.data/image/run')}`,
  '--storage-driver=overlay',
]

export function ensurePrograms() {
  return ensureDebianPackages({ mmdebstrap: 'mmdebstrap', buildah: 'buildah' })
}

/** The command line of buildah on images of this project's own. */
export function buildahCommand(args) {
  return ['buildah', ...place, ...args]
}

/** Runs buildah on images of this project's own; answers what it printed. */
export function buildah(args, options = {}) {
  const [command, ...words] = buildahCommand(args)
  return run(command, words, options)
}

/** What this machine trusts, for the time of building alone: its registry may be behind a proxy. */
export function certificates() {
  const file = '/etc/ssl/certs/ca-certificates.crt'
  if (!fs.existsSync(file)) return []
  return ['--volume=/etc/ssl/certs:/etc/ssl/certs:ro', `--build-arg=NODE_EXTRA_CA_CERTS=${file}`]
}

/** How large the image is, unpacked and as it travels, and what of it weighs. */
export async function measure() {
  const container = (await buildah(['from', '--pull-never', imageName])).trim()
  try {
    const mount = (await buildah(['mount', container])).trim()
    const parts = {}
    for (const part of ['', 'usr/local', 'app', 'app/node_modules', 'app/.next', 'app/src']) {
      parts[`/${part}`] = { MB: megabytesIn(`${mount}/${part}`) }
    }
    const packed = spawnSync('sh', ['-c', 'tar -C "$1" -c . | gzip -6 | wc -c', 'sh', mount])
    return {
      unpackedMb: parts['/'].MB,
      packedMb: Math.round(Number(packed.stdout) / 1e6),
      parts,
    }
  } finally {
    await buildah(['rm', container])
  }
}

function megabytesIn(folder) {
  const { stdout } = spawnSync('du', ['-sx', '--block-size=1000000', folder], { encoding: 'utf8' })
  return Number(stdout.split('\t')[0])
}
