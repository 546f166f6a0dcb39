import { spawnSync } from 'node:child_process'

/** Redis for the tests of replicas, from the system's packages; where it can't be had, they are skipped. */
export function ensureRedis() {
  const has = () => spawnSync('redis-server', ['--version']).status === 0
  if (has()) return
  spawnSync('apt-get', ['update'], { stdio: 'ignore' })
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'redis-server'], {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  })
  if (!has()) console.log('  Redis is not installed; the tests of replicas are skipped.')
}
