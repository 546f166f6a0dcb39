import fs from 'node:fs'
import path from 'node:path'
import { inProject } from '../lib/paths.mjs'
import { run } from '../lib/processes.mjs'
import { buildah } from './buildah.mjs'

const name = 'localhost/node-24'
const node = `node-${process.platform}-${process.arch}@24.21.0`
const npm = 'npm@11.19.1'

/** What an official image of Node holds: a small Debian, Node, npm, and a user of the name `node`. */
export async function ensureBase() {
  const known = await buildah(['images', '--quiet', name]).catch(() => '')
  if (known.trim() !== '') return 'skipped'
  const folder = inProject('.data/image/base')
  fs.rmSync(folder, { recursive: true, force: true })
  const debian = path.join(folder, 'debian')
  fs.mkdirSync(folder, { recursive: true })
  await run('mmdebstrap', [
    '--quiet',
    '--variant=essential',
    '--include=ca-certificates,libstdc++6,passwd',
    ...['doc', 'man', 'info', 'locale'].map(
      (unread) => `--dpkgopt=path-exclude=/usr/share/${unread}/*`,
    ),
    '--customize-hook=chroot "$1" groupadd --gid 1000 node',
    '--customize-hook=chroot "$1" useradd --uid 1000 --gid node --create-home node',
    'bookworm',
    debian,
  ])
  await addNode(path.join(folder, 'packages'), path.join(debian, 'usr/local'))
  const container = (await buildah(['from', 'scratch'])).trim()
  await buildah(['copy', '--quiet', container, debian, '/'])
  await buildah(['config', '--env=PATH=/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin', container])
  await buildah(['commit', '--format=docker', '--rm', container, name])
  fs.rmSync(folder, { recursive: true, force: true })
  return name
}

async function addNode(packages, prefix) {
  await run('npm', ['install', '--ignore-scripts', '--no-save', '--prefix', packages, node, npm])
  const modules = path.join(packages, 'node_modules')
  fs.copyFileSync(path.join(modules, node.split('@')[0], 'bin/node'), `${prefix}/bin/node`)
  fs.cpSync(path.join(modules, 'npm'), `${prefix}/lib/node_modules/npm`, { recursive: true })
  for (const program of ['npm', 'npx']) {
    fs.symlinkSync(`../lib/node_modules/npm/bin/${program}-cli.js`, `${prefix}/bin/${program}`)
  }
}
