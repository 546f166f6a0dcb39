import { ensureDebianPackages } from '../lib/debian-packages.mjs'
import { inProject } from '../lib/paths.mjs'
import { step } from '../lib/progress.mjs'
import { run } from '../lib/processes.mjs'
import { buildah, ensurePrograms, imageName } from './buildah.mjs'

/** What Debian brings of the shape in which the site is run, and the packages that have it. */
const programs = {
  '/usr/lib/postgresql/15/bin/postgres': 'postgresql-15',
  'redis-server': 'redis-server',
  nginx: 'nginx-light',
  memcached: 'memcached',
  'swift-ring-builder': 'swift',
  'swift-proxy-server': 'swift-proxy',
  'swift-account-server': 'swift-account',
  'swift-container-server': 'swift-container',
  'swift-object-server': 'swift-object',
}

/** What the tests of replicas stand on: Debian's programs and the image, unless REPLICAS_OF names a build. */
export async function ensureReplicaParts() {
  await step('PostgreSQL, nginx, Redis and an object store, from Debian', () =>
    ensureDebianPackages(programs),
  )
  if (process.env.REPLICAS_OF) return
  await step('buildah and mmdebstrap, from Debian', ensurePrograms)
  const known = await buildah(['images', '--quiet', imageName]).catch(() => '')
  if (known.trim() !== '') return console.log('  The image is the last that `npm run image` made')
  await run(process.execPath, [inProject('scripts/image/build-image.mjs')], { quiet: false })
}
