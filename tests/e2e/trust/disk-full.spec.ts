import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { pristineDatabaseUrl } from '../support/environment'
import { onServer } from '../support/own-database'
import { openOwnWorld } from '../support/own-world'
import type { OwnWorld } from '../support/own-world'
import { admin, customer } from '../support/people'
import { expect, test } from '../support/test'
import { visitorOf } from '../support/visitor'

const mayMount = process.getuid?.() === 0 && spawnSync('unshare', ['--mount', 'true']).status === 0

test.skip(!mayMount, 'needs to mount a small disk')
test.describe.configure({ timeout: 180_000 })

let world: OwnWorld

async function photo(): Promise<Uint8Array<ArrayBuffer>> {
  const drawn = sharp({ create: { width: 300, height: 200, channels: 3, background: '#1f6f63' } })
  return new Uint8Array(await drawn.jpeg().toBuffer())
}

test('on a full disk pictures are refused in words, pages and quotes go on, and it ends with room', async () => {
  const disk = fs.mkdtempSync(path.join(os.tmpdir(), 'small-disk-'))
  // seen by this server alone, and gone with it: what it writes lies on a disk of 48 MB
  const small = [
    `mount -t tmpfs -o size=48m tmpfs ${disk}`,
    ...['media', 'media-private', '.next/cache'].flatMap((folder) => {
      const [upper, work] = ['upper', 'work'].map((part) => path.join(disk, folder, part))
      return [
        `mkdir -p ${folder} ${upper} ${work}`,
        `mount -t overlay -o lowerdir=${folder},upperdir=${upper},workdir=${work} overlay ${folder}`,
      ]
    }),
    'exec "$@"',
  ].join(' && ')
  world = await openOwnWorld({}, { within: ['unshare', '--mount', 'sh', '-c', small, 'sh'] })
  const inside = (...command: string[]) => {
    const { status, stderr } = spawnSync(
      'nsenter',
      ['--mount', '--target', String(world.site.pid), ...command],
      { encoding: 'utf8' },
    )
    expect(status, stderr).toBe(0)
  }
  try {
    const office = visitorOf(world.site.url)
    await office.signIn(admin)
    const bytes = await photo()
    const sendPicture = () => {
      const form = new FormData()
      form.set('_payload', JSON.stringify({ alt: 'A green pane' }))
      form.set('file', new File([bytes], 'pane.jpg', { type: 'image/jpeg' }))
      return office.sendForm('/api/media', form)
    }
    const sendPhoto = () => visitorOf(world.site.url).sendBytes('/api/inquiries/photos', bytes)

    const [fromOffice, fromVisitor] = [await sendPicture(), await sendPhoto()]
    expect(fromOffice.status, fromOffice.text).toBe(507)
    expect(fromOffice.text).toContain('disk of the server is full')
    expect(fromVisitor.status, fromVisitor.text).toBe(503)
    expect(fromVisitor.again).toBeGreaterThan(0)
    expect(JSON.parse(fromVisitor.text)).toMatchObject({
      errors: [{ field: 'photo', message: /.+/ }],
    })
    inside('sh', '-c', `cat /dev/zero > ${disk}/rest || true`)
    const customerThere = visitorOf(world.site.url)
    await customerThere.signIn(customer)
    const page = await customerThere.get('/gallery')
    for (const way of ['/about', '/', '/profile', '/api/session', pictureIn(page.text)]) {
      expect((await customerThere.get(way)).status, way).toBe(200)
    }
    await customerThere.save()

    inside('rm', `${disk}/rest`)
    inside('mount', '-o', 'remount,size=1g', disk)
    expect((await sendPicture()).status).toBe(201)
    expect((await sendPhoto()).status).toBe(201)
  } finally {
    await world.close()
    fs.rmSync(disk, { recursive: true, force: true })
  }
})

/** A picture in a size that nobody asked for yet: it is made now, and there is no room to keep it. */
function pictureIn(page: string): string {
  const found = /\/_next\/image\?url=[^"&]+&(?:amp;)?w=\d+&(?:amp;)?q=\d+/.exec(page)?.[0]
  if (found === undefined) throw new Error('The page has no picture.')
  return found.replaceAll('&amp;', '&').replace(/w=\d+/, 'w=2400')
}

test("on a full disk of the database's nothing is half saved, pages go on, and it ends with room", async () => {
  const disk = fs.mkdtempSync('/tmp/database-disk-')
  const space = `space_${process.pid}`
  const pristine = new URL(pristineDatabaseUrl())
  const mount = (...args: string[]) =>
    expect(spawnSync('mount', [...args, disk], { encoding: 'utf8' }).stderr).toBe('')
  mount('-t', 'tmpfs', '-o', 'size=400m', 'tmpfs')
  const { uid, gid } = fs.statSync(dataFolder())
  fs.chownSync(disk, uid, gid)
  await onServer(pristine, `create tablespace ${space} location '${disk}'`)
  try {
    world = await openOwnWorld({}, { tablespace: space })
    const visitor = visitorOf(world.site.url)
    await visitor.signIn(customer)
    const first = await visitor.save()
    expect((await visitor.get('/about')).status).toBe(200)
    const usedKb = Number(
      spawnSync('du', ['-sk', disk], { encoding: 'utf8' }).stdout.split('\t')[0],
    )
    mount('-o', `remount,size=${usedKb + 64}k`)

    const before = await savedQuotes()
    const statuses: number[] = []
    for (let turn = 0; turn < 60 && statuses.at(-1) !== 503; turn += 1) {
      statuses.push((await visitor.trySave()).status)
    }
    expect(statuses.at(-1)).toBe(503)
    const kept = statuses.filter((status) => status === 201).length
    expect(await savedQuotes()).toBe(before + kept)
    expect((await visitor.get('/about')).status).toBe(200)
    expect((await visitor.get('/profile')).status).toBe(200)

    mount('-o', 'remount,size=400m')
    await expect.poll(async () => (await visitor.trySave()).status, { timeout: 30_000 }).toBe(201)
    const found = await visitor.send('/api/payments/checkout', { quoteId: first.quoteId })
    expect(found.status, found.text).toBe(200)
    test.info().annotations.push({ type: 'repetitions', description: String(statuses.length) })
  } finally {
    await world.close()
    await onServer(pristine, `drop tablespace ${space}`)
    spawnSync('umount', [disk])
    fs.rmSync(disk, { recursive: true, force: true })
  }
})

async function savedQuotes(): Promise<number> {
  const [row] = await world.database.sql<{ count: number }>('select count(*)::int from quotes')
  return row?.count ?? 0
}

/** Where the test's PostgreSQL keeps its data: a tablespace belongs to the same user. */
function dataFolder(): string {
  return path.resolve('.data/test-site-postgres')
}
