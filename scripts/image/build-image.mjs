// `npm run image`: the image of scripts/image/Dockerfile, with whatever engine there is. Where there is none (Debian, as
// root) it brings what it needs: a base of Debian 12 with Node 24 by mmdebstrap, and buildah for the rest.
import { spawnSync } from 'node:child_process'
import { fail, step } from '../lib/progress.mjs'
import { inProject, root } from '../lib/paths.mjs'
import { run } from '../lib/processes.mjs'
import { ensureBase } from './base.mjs'
import { buildah, certificates, ensurePrograms, imageName, measure } from './buildah.mjs'

const dockerfile = inProject('scripts/image/Dockerfile')
const engine = ['docker', 'podman'].find(
  (name) => spawnSync(name, ['info'], { stdio: 'ignore' }).status === 0,
)

try {
  if (engine === undefined) await buildHere()
  else
    await run(engine, ['build', '--file', dockerfile, '--tag', imageName, '.'], {
      cwd: root,
      quiet: false,
    })
} catch (error) {
  fail(error)
}

async function buildHere() {
  console.log('\nNo engine for images here: built with mmdebstrap and buildah, below .data/image\n')
  await step('Installing mmdebstrap and buildah', ensurePrograms)
  await step('Debian 12 with Node 24', ensureBase)
  await step('The image (packages, types, build: 10 minutes and more)', () =>
    buildah([
      'bud',
      '--isolation=chroot',
      '--layers',
      '--format=docker',
      `--tag=${imageName}`,
      ...certificates(),
      '--build-arg=NODE=localhost/node-24',
      `--file=${dockerfile}`,
      root,
    ]),
  )
  const { unpackedMb, packedMb, parts } = await measure()
  console.log(`\n  ${imageName}: ${unpackedMb} MB on disk, ${packedMb} MB to pull (gzip)\n`)
  console.table(parts)
}
