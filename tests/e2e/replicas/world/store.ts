import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { CreateBucketCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'
import { find } from '../../../../scripts/lib/debian-packages.mjs'
import { freePort, waitFor } from '../../../../scripts/lib/processes.mjs'
import { home, startProgram } from './programs'
import type { Program } from './programs'

export type Store = {
  settings: Record<string, string>
  /** The names of what lies in the bucket. */
  names: () => Promise<string[]>
  stop: () => Promise<void>
}

const kinds = ['account', 'container', 'object'] as const

/** OpenStack's object store, which speaks S3: one node, one copy, Debian's packages. */
export async function startStore(): Promise<Store> {
  const place = path.join(home, 'store')
  fs.rmSync(place, { recursive: true, force: true })
  fs.mkdirSync(path.join(place, 'devices/one'), { recursive: true })
  const [proxy, cache] = [await freePort(), await freePort()]
  const servers = ['proxy']
  for (const kind of kinds) {
    const port = await freePort()
    makeRing(path.join(place, `${kind}.builder`), port)
    write(place, kind, serverOf(kind, place, port))
    servers.push(kind)
  }
  write(place, 'proxy', doorOf(place, proxy, cache))
  spawnSync('chown', ['-R', 'swift:', place])
  const programs: Program[] = [
    startProgram('memcached', [
      'memcached',
      '-u',
      'nobody',
      '-l',
      '127.0.0.1',
      '-p',
      String(cache),
    ]),
    ...servers.map((name) =>
      startProgram(`store-${name}`, [`swift-${name}-server`, path.join(place, `${name}.conf`)]),
    ),
  ]
  const settings = {
    S3_BUCKET: 'media',
    S3_ENDPOINT: `http://127.0.0.1:${proxy}`,
    S3_REGION: 'us-east-1',
    S3_ACCESS_KEY_ID: 'shop:media',
    S3_SECRET_ACCESS_KEY: 'the-key-of-the-store',
  }
  const client = new S3Client({
    endpoint: settings.S3_ENDPOINT,
    region: settings.S3_REGION,
    forcePathStyle: true,
    maxAttempts: 1,
    credentials: {
      accessKeyId: settings.S3_ACCESS_KEY_ID,
      secretAccessKey: settings.S3_SECRET_ACCESS_KEY,
    },
  })
  const makeBucket = () =>
    client.send(new CreateBucketCommand({ Bucket: settings.S3_BUCKET })).then(
      () => true,
      () => false,
    )
  const what = 'The object store'
  await waitFor(makeBucket, { patienceMs: 180_000, what, child: programs[1]?.child })
  return {
    settings,
    names: async () => {
      const list = await client.send(new ListObjectsV2Command({ Bucket: settings.S3_BUCKET }))
      return (list.Contents ?? []).map(({ Key }) => Key ?? '')
    },
    stop: async () => {
      client.destroy()
      for (const program of programs) await program.stop()
    },
  }
}

function makeRing(builder: string, port: number): void {
  for (const args of [
    ['create', '4', '1', '0'],
    ['add', `r1z1-127.0.0.1:${port}/one`, '1'],
    ['rebalance'],
  ]) {
    const made = spawnSync(find('swift-ring-builder') ?? '', [builder, ...args], {
      encoding: 'utf8',
    })
    // 1 is a warning: one disk is few
    if ((made.status ?? 2) > 1) throw new Error(`swift-ring-builder: ${made.stdout}${made.stderr}`)
  }
}

function write(place: string, name: string, lines: string[]): void {
  fs.writeFileSync(path.join(place, `${name}.conf`), `${lines.join('\n')}\n`)
}

function serverOf(kind: string, place: string, port: number): string[] {
  return [
    ...common(place, port),
    `devices = ${place}/devices`,
    'mount_check = false',
    '[pipeline:main]',
    `pipeline = ${kind}-server`,
    `[app:${kind}-server]`,
    `use = egg:swift#${kind}`,
  ]
}

function doorOf(place: string, port: number, cache: number): string[] {
  const filters = ['catch_errors', 'gatekeeper', 'cache', 's3api', 'tempauth', 'copy', 'slo']
  const settings: Record<string, string> = {
    cache: `memcache_servers = 127.0.0.1:${cache}`,
    tempauth: 'user_shop_media = the-key-of-the-store .admin',
  }
  return [
    ...common(place, port),
    '[pipeline:main]',
    `pipeline = ${filters.join(' ')} proxy-server`,
    ...filters.flatMap((filter) => [
      `[filter:${filter}]`,
      `use = egg:swift#${filter === 'cache' ? 'memcache' : filter}`,
      settings[filter] ?? '',
    ]),
    '[app:proxy-server]',
    'use = egg:swift#proxy',
    'account_autocreate = true',
  ]
}

function common(place: string, port: number): string[] {
  return [
    '[DEFAULT]',
    'bind_ip = 127.0.0.1',
    `bind_port = ${port}`,
    'workers = 0',
    'user = swift',
    `swift_dir = ${place}`,
  ]
}
