import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { waitFor } from '../../../../scripts/lib/processes.mjs'
import { home, startProgram } from './programs'
import type { Program } from './programs'

const programs = '/usr/lib/postgresql/15/bin'

/** Debian's PostgreSQL on an empty cluster of its own, as durable as it comes. */
export async function startDebianPostgres(port: number): Promise<Program & { url: string }> {
  const data = path.join(home, 'postgres')
  fs.rmSync(data, { recursive: true, force: true })
  asPostgres([
    `${programs}/initdb`,
    `--pgdata=${data}`,
    '--auth=trust',
    '--username=site',
    '--encoding=UTF8',
    '--locale=C',
  ])
  const program = startProgram(
    'postgres',
    [
      'setpriv',
      '--reuid=postgres',
      '--regid=postgres',
      '--clear-groups',
      `${programs}/postgres`,
      ...['-D', data, '-p', String(port)],
      ...['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
    ],
    { cwd: '/', signal: 'SIGINT' },
  )
  const url = `postgres://site@127.0.0.1:${port}/postgres`
  await waitFor(() => answers(url), {
    patienceMs: 60_000,
    what: 'PostgreSQL',
    child: program.child,
  })
  return { ...program, url }
}

function asPostgres([command = '', ...args]: string[]): void {
  fs.mkdirSync(home, { recursive: true })
  spawnSync('chown', ['postgres:', home])
  const user = ['--reuid=postgres', '--regid=postgres', '--clear-groups', command]
  const made = spawnSync('setpriv', [...user, ...args], { cwd: '/', encoding: 'utf8' })
  if (made.status !== 0) throw new Error(`${command}: ${made.stderr}`)
}

async function answers(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString })
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  )
}
