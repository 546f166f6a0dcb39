import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import path from 'node:path'

const root = process.cwd()
const next = path.join(root, 'node_modules/next/dist/bin/next')
const fixture = path.join(root, 'tests/fixtures/bare-next')

const { version } = createRequire(import.meta.url)('next/package.json') as { version: string }

export type BarePage = { address: string; stop: () => void }

/** A page that holds one heading, of the installed Next and nothing else, built once a version. */
export async function serveBarePage(): Promise<BarePage> {
  const folder = path.join(root, '.data/bare-next', `${version}-${fingerprint()}`)
  if (!fs.existsSync(path.join(folder, '.next/BUILD_ID'))) {
    fs.rmSync(folder, { recursive: true, force: true })
    fs.cpSync(fixture, folder, { recursive: true })
    const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' }
    const built = spawnSync(process.execPath, [next, 'build'], {
      cwd: folder,
      env,
      encoding: 'utf8',
    })
    if (built.status !== 0) throw new Error(`The bare page was not built:\n${built.stderr}`)
  }
  const port = await freePort()
  const address = `http://localhost:${port}`
  const server = spawn(process.execPath, [next, 'start', '-p', String(port)], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'ignore',
  })
  await untilAnswered(address)
  return { address, stop: () => void server.kill() }
}

/** A build of other sources is another page. */
function fingerprint(): string {
  const hash = createHash('sha256')
  for (const name of fs.readdirSync(fixture, { recursive: true, encoding: 'utf8' }).sort()) {
    const file = path.join(fixture, name)
    if (fs.statSync(file).isFile()) hash.update(name).update('\0').update(fs.readFileSync(file))
  }
  return hash.digest('hex').slice(0, 12)
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

async function untilAnswered(address: string): Promise<void> {
  for (let attempt = 0; attempt < 150; attempt++) {
    const up = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    )
    if (up) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`Nothing answers at ${address}`)
}
