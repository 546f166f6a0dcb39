import fs from 'node:fs'
import path from 'node:path'
import config from '@payload-config'
import { handleEndpoints } from 'payload'
import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import { account } from '../fixtures/people'
import { docsOf, rest, signIn } from '../fixtures/rest'
import { site } from '../fixtures/saved-quotes'
import { openPhotoShop } from '../fixtures/sending-photos'
import type { Kept } from '../fixtures/sending-photos'

// before anything reads the environment
vi.hoisted(() => {
  process.env.RATE_LIMITS = 'on'
})

const { avery, saved, POST, newCaller, send, kept, photograph, rowOf, fileOf } =
  await openPhotoShop()

async function refusalOf(response: Response) {
  const { errors } = (await response.json()) as { errors: { message: string }[] }
  return { status: response.status, message: errors[0]?.message }
}

describe('a photo that a visitor sends', () => {
  it('is drawn anew: upright, and without what the camera wrote beside it', async () => {
    const taken = await sharp(await photograph({ width: 3000, height: 2000 }))
      .withExif({
        IFD0: { Make: 'A camera', Copyright: 'Somebody' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '32/1 46/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect(taken.includes('A camera')).toBe(true)
    const response = await send(taken)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const { photo } = (await response.json()) as Kept
    const stored = fs.readFileSync(fileOf(photo))
    const { exif, xmp, iptc, orientation, width, height, format } = await sharp(stored).metadata()
    expect({ exif, xmp, iptc, orientation }).toEqual({})
    expect({ width, height, format }).toEqual({ width: 1365, height: 2048, format: 'jpeg' })
    expect(stored.includes('A camera')).toBe(false)
    const { sizes } = (await rowOf(photo)) ?? {}
    const thumbnail = path.join('media-private/visitor-photos', sizes?.thumbnail?.filename ?? '')
    expect((await sharp(thumbnail).metadata()).exif).toBeUndefined()
  })

  it.each(['png', 'webp'] as const)('may be a %s, whatever it is said to be', async (format) => {
    const bytes = await sharp(await photograph())
      .toFormat(format)
      .toBuffer()
    const response = await send(bytes, { type: 'text/html' })
    expect(response.status).toBe(201)
    const { photo } = (await response.json()) as Kept
    expect((await sharp(fileOf(photo)).metadata()).format).toBe('jpeg')
  })

  it.each<[string, () => Promise<Buffer | string> | Buffer | string]>([
    ['a page', () => '<script>alert(1)</script>'],
    ['nothing', () => ''],
    [
      'a drawing that could fetch files',
      () => '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="/"/></svg>',
    ],
    [
      'a moving picture',
      async () =>
        sharp(await photograph())
          .gif()
          .toBuffer(),
    ],
    [
      'the beginning of a photo and no more',
      async () => (await photograph({ width: 800, height: 600 })).subarray(0, 2500),
    ],
    ['a page behind the first bytes of a photo', () => Buffer.from('ffd8ffe03c68746d6c3e', 'hex')],
  ])('is no photo and refused: %s', async (_what, bytes) => {
    expect(await refusalOf(await send(await bytes()))).toEqual({
      status: 422,
      message: 'This is no picture that we can read. JPEG, PNG and WebP work.',
    })
  })

  it('has too many pixels to be unpacked, however few bytes they take', async () => {
    const bomb = await sharp({
      create: { width: 10_000, height: 4000, channels: 3, background: 'white' },
    })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect(bomb.byteLength).toBeLessThan(1_000_000)
    expect(await refusalOf(await send(bomb))).toMatchObject({
      status: 422,
      message: expect.stringContaining('too many pixels') as string,
    })
  })

  it('has too many bytes, whatever its headers say', async () => {
    const photo = await photograph()
    const padded = Buffer.concat([photo, Buffer.alloc(6 * 1024 * 1024)])
    expect((await send(padded)).status).toBe(413)
  })

  it('is one of six at most, also when seven arrive at once', async () => {
    const { claim } = await kept()
    const photo = await photograph()
    const sent = await Promise.all(Array.from({ length: 7 }, () => send(photo, { claim })))
    const statuses = sent.map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(5)
    expect(statuses.filter((status) => status === 422)).toHaveLength(2)
    expect((await refusalOf(await send(photo, { claim }))).message).toBe(
      'Six photos can go along. Remove one to add another.',
    )
  })

  it('comes no more often than a person sends photos', async () => {
    const from = newCaller()
    const answers: number[] = []
    for (let count = 0; count < 25; count += 1) answers.push((await send('x', { from })).status)
    expect(answers.slice(0, 24)).toEqual(Array<number>(24).fill(422))
    expect(answers[24]).toBe(429)
  })

  it('is not taken from another site’s page', async () => {
    const headers = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }
    const body = new Uint8Array(await photograph())
    const request = new Request(`${site}/api/inquiries/photos`, { method: 'POST', headers, body })
    expect((await POST(request)).status).toBe(403)
  })

  it.each([
    ['bronze', 'bronze'],
    ['gold', null],
  ])('says what the try-on put into it, in the words there are for it: %s', async (glass, said) => {
    const { photo } = (await (await send(await photograph(), { glass })).json()) as Kept
    expect((await rowOf(photo))?.triedGlass).toBe(said)
  })

  it('gets a claim of ours, never one that the visitor thought of', async () => {
    for (const thought of ['A'.repeat(43), 'short', "' or 1=1"]) {
      const { claim } = await kept(thought)
      expect(claim).not.toBe(thought)
      expect(claim).toMatch(/^[\w-]{43}$/)
    }
    const { claim } = await kept()
    expect((await kept(claim)).claim).toBe(claim)
  })
})

describe('who sees a visitor’s photo', () => {
  it('is who works here: nobody else gets the row or the bytes, and nobody the claim', async () => {
    await account({ email: 'pat@example.com', role: 'staff' })
    await account({ email: 'lee@example.com', role: 'office' })
    await account({ email: 'alex@example.com', role: 'admin' })
    const { claim, photo } = await kept()
    await saved({ photos: claim })
    const stored = await rowOf(photo)
    const files = [stored?.url, stored?.thumbnailURL, stored?.sizes?.thumbnail?.url].map(
      (url) => new URL(url ?? '', site).pathname,
    )
    const statusFor = async (pathname: string, cookie: string | null) => {
      const headers: HeadersInit = cookie === null ? {} : { cookie, origin: site }
      const request = new Request(`${site}${pathname}`, { headers })
      return (await handleEndpoints({ config, request })).status
    }
    for (const email of ['pat@example.com', 'lee@example.com', 'alex@example.com']) {
      const cookie = await signIn(email)
      for (const file of files) expect(await statusFor(file, cookie), file).toBe(200)
      const [seen] = docsOf(await rest('/visitor-photos?limit=1', { cookie }))
      expect(seen).toHaveProperty('filename')
      expect(seen).not.toHaveProperty('claimHash')
    }
    for (const cookie of [null, avery.cookie]) {
      for (const file of files) expect([401, 403, 404]).toContain(await statusFor(file, cookie))
      expect(await statusFor(`/api/media/file/${photo}.jpg`, cookie)).not.toBe(200)
    }
    expect(fs.existsSync(path.join('media', `${photo}.jpg`))).toBe(false)
  })
})
