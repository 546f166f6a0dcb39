import fs from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { inProject } from '../../../../scripts/lib/paths.mjs'
import { isPortFree, waitFor } from '../../../../scripts/lib/processes.mjs'
import { home, startProgram } from './programs'
import type { Program } from './programs'

type Compose = { configs: { proxy: { content: string } } }

/** Debian's nginx with the settings of docker-compose.yml, in front of servers on this machine. */
export async function startProxy(port: number, servers: number[]): Promise<Program> {
  const file = path.join(home, 'nginx.conf')
  fs.writeFileSync(
    file,
    [
      'daemon off;',
      'worker_processes 1;',
      `pid ${home}/nginx.pid;`,
      'events { worker_connections 1024; }',
      'http {',
      'access_log off;',
      shippedSettings(port, servers),
      '}',
    ].join('\n'),
  )
  const program = startProgram('nginx', ['nginx', '-c', file, '-e', 'stderr'], {
    signal: 'SIGQUIT',
  })
  await waitFor(async () => !(await isPortFree(port)), {
    patienceMs: 20_000,
    what: 'nginx',
    child: program.child,
  })
  return program
}

function shippedSettings(port: number, servers: number[]): string {
  const compose = parse(fs.readFileSync(inProject('docker-compose.yml'), 'utf8')) as Compose
  return compose.configs.proxy.content
    .replaceAll('$$', '$')
    .replace(/listen 80;/, `listen ${port};`)
    .replace(/server app:3000([^;]*);/, (_, how: string) =>
      servers.map((server) => `server 127.0.0.1:${server}${how};`).join(' '),
    )
}
