import sharp from 'sharp'
import { startBucket } from '../../fixtures/bucket'
import { openOwnWorld } from '../support/own-world'
import type { OwnWorld } from '../support/own-world'
import { admin, customer } from '../support/people'
import { expect, test } from '../support/test'
import { visitorOf } from '../support/visitor'
import { wayTo } from '../support/way'

test.describe.configure({ timeout: 180_000 })

/** The longest that whoever sends a picture is kept without a word. */
const longestMs = 25_000
const quicklyMs = 5_000

let world: OwnWorld
let bucket: Awaited<ReturnType<typeof startBucket>>
let way: Awaited<ReturnType<typeof wayTo>>
let photo: Uint8Array<ArrayBuffer>

test.beforeAll(async () => {
  const drawn = sharp({ create: { width: 300, height: 200, channels: 3, background: '#1f6f63' } })
  photo = new Uint8Array(await drawn.jpeg().toBuffer())
  bucket = await startBucket()
  way = await wayTo(bucket.url)
  world = await openOwnWorld({
    S3_BUCKET: 'pictures',
    S3_ENDPOINT: way.url.replace(/\/$/, ''),
    S3_ACCESS_KEY_ID: 'sample',
    S3_SECRET_ACCESS_KEY: 'sample-secret',
  })
})
test.afterEach(() => way.mend())
test.afterAll(async () => {
  await world.close()
  way.close()
  await bucket.close()
})

const sendPhoto = () => visitorOf(world.site.url).sendBytes('/api/inquiries/photos', photo)

function pictureForm(): FormData {
  const form = new FormData()
  form.set('_payload', JSON.stringify({ alt: 'A green pane' }))
  form.set('file', new File([photo], 'pane.jpg', { type: 'image/jpeg' }))
  return form
}

async function othersGoOn(): Promise<void> {
  const visitor = visitorOf(world.site.url)
  await visitor.signIn(customer)
  for (const path of ['/about', '/gallery', '/profile', '/api/session']) {
    const { status, ms } = await visitor.get(path)
    expect(status, path).toBe(200)
    expect(ms, path).toBeLessThan(quicklyMs)
  }
  const { answer } = await visitor.save()
  expect(answer.ms).toBeLessThan(quicklyMs)
}

/** What the database knows of pictures; nothing of one that did not arrive. */
const rows = () =>
  world.database.sql(
    'select (select count(*)::int from visitor_photos) as photos, (select count(*)::int from media) as media',
  )

for (const [trouble, befall] of [
  ['away', () => way.cut()],
  ['silent', () => way.silence()],
] as const) {
  test(`with the pictures' store ${trouble} a picture is refused in words, and all else goes on`, async () => {
    expect((await sendPhoto()).status).toBe(201)
    const office = visitorOf(world.site.url)
    await office.signIn(admin)
    const before = await rows()
    befall()
    const atOnce = 15
    const photos = Array.from({ length: atOnce }, sendPhoto)
    const upload = office.sendForm('/api/media', pictureForm())
    await othersGoOn()
    const refused = await upload
    expect(refused.status, refused.text).toBe(503)
    expect(refused.text).toContain('does not answer')
    const first = await Promise.race(photos)
    expect(first.status, first.text).toBe(503)
    expect(first.ms).toBeLessThan(longestMs)
    expect(first.again).toBeGreaterThan(0)
    expect(JSON.parse(first.text)).toMatchObject({ errors: [{ field: 'photo', message: /.+/ }] })
    way.mend()
    // whoever still waited for his turn may have found it back
    for (const { status } of await Promise.all(photos)) expect([201, 503]).toContain(status)
    expect((await rows())[0]).toMatchObject({ media: (before[0] as { media: number }).media })
    await expect.poll(async () => (await sendPhoto()).status, { timeout: 30_000 }).toBe(201)
    expect((await office.sendForm('/api/media', pictureForm())).status).toBe(201)
    test.info().annotations.push({ type: 'repetitions', description: String(atOnce) })
  })
}

test('a picture of the site itself is asked for again while its store is away', async () => {
  const office = visitorOf(world.site.url)
  await office.signIn(admin)
  const made = await office.sendForm('/api/media', pictureForm())
  expect(made.status, made.text).toBe(201)
  const { doc } = JSON.parse(made.text) as { doc: { url: string } }
  const { pathname } = new URL(doc.url, world.site.url)
  expect((await office.get(pathname)).status).toBe(200)
  way.cut()
  const away = await office.get(pathname)
  expect(away).toMatchObject({ status: 503, again: 5 })
  way.mend()
  await expect.poll(async () => (await office.get(pathname)).status).toBe(200)
})
