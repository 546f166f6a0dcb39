import fs from 'node:fs'
import path from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import config from '@payload-config'
import { handleEndpoints } from 'payload'
import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import type { VisitorPhoto } from '@/payload-types'
import { account, contextOf } from '../fixtures/people'
import { docsOf, rest, signIn } from '../fixtures/rest'
import { openQuoteShop, site } from '../fixtures/saved-quotes'

// before anything reads the environment
vi.hoisted(() => {
  process.env.RATE_LIMITS = 'on'
})

const { payload, pricing, avery, saved, save, shower, row } = await openQuoteShop()
const { showerInputs } = await import('../fixtures/stored-pricing')
const { POST, DELETE } = await import('@/app/api/inquiries/photos/route')
const { sweepPhotos } = await import('@/services/photos/sweep-photos')

type Kept = { claim: string; photo: string }
type Sent = { claim?: string; from?: string; type?: string; glass?: string }

let callers = 0
/** Somebody who has not called before. */
const newCaller = () => `203.0.113.${(callers += 1)}`

function headersFrom(from: string): Record<string, string> {
  return { origin: site, 'x-forwarded-for': from }
}

async function send(bytes: Buffer | string, { claim, from, type, glass }: Sent = {}) {
  const headers = {
    ...headersFrom(from ?? newCaller()),
    'content-type': type ?? 'image/jpeg',
    ...(claim === undefined ? {} : { 'x-photo-claim': claim }),
    ...(glass === undefined ? {} : { 'x-photo-glass': glass }),
  }
  const body = typeof bytes === 'string' ? bytes : new Uint8Array(bytes)
  return POST(new Request(`${site}/api/inquiries/photos`, { method: 'POST', headers, body }))
}

async function kept(claim?: string): Promise<Kept> {
  const response = await send(await photograph(), claim === undefined ? {} : { claim })
  expect(response.status).toBe(201)
  return (await response.json()) as Kept
}

async function takeBack(what: object) {
  const headers = { ...headersFrom(newCaller()), 'content-type': 'application/json' }
  return DELETE(
    new Request(`${site}/api/inquiries/photos`, {
      method: 'DELETE',
      headers,
      body: JSON.stringify(what),
    }),
  )
}

function photograph(size = { width: 60, height: 40 }): Promise<Buffer> {
  return sharp({ create: { ...size, channels: 3, background: '#8a5a3c' } })
    .jpeg()
    .toBuffer()
}

async function rowOf(photo: string): Promise<VisitorPhoto | undefined> {
  const { docs } = await payload.find({
    collection: 'visitor-photos',
    where: { filename: { equals: `${photo}.jpg` } },
    depth: 0,
    overrideAccess: true,
  })
  return docs[0]
}

const fileOf = (photo: string) => path.join('media-private/visitor-photos', `${photo}.jpg`)

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

describe('photos that go along', () => {
  async function inquire(name: string, photos: unknown) {
    const { POST: postInquiry } = await import('@/app/api/inquiries/quote/route')
    const request = new Request(`${site}/api/inquiries/quote`, {
      method: 'POST',
      headers: { ...headersFrom(newCaller()), 'content-type': 'application/json' },
      body: JSON.stringify({
        ...{ name, phone: '(469) 555-0117', photos },
        request: showerInputs(pricing),
      }),
    })
    expect((await postInquiry(request)).status).toBe(201)
    const { docs } = await payload.find({
      collection: 'inquiries',
      where: { name: { equals: name } },
      overrideAccess: true,
    })
    return docs[0]?.id
  }

  it('are with the inquiry and with each quote that they were sent with, and no other’s', async () => {
    const first = await kept()
    const second = await kept(first.claim)
    const other = await kept()
    const inquiry = await inquire('Robin Photo', first.claim)
    const one = await saved({ photos: first.claim })
    const two = await saved({ photos: first.claim })
    for (const { photo } of [first, second]) {
      expect(await rowOf(photo)).toMatchObject({ inquiries: [inquiry], quotes: [one.id, two.id] })
    }
    expect(await rowOf(other.photo)).toMatchObject({ inquiries: [], quotes: [] })
    const { photosOf } = await import('@/services/photos/photos-of')
    const staff = { ...(await account({ email: 'kim@example.com', role: 'staff' })) }
    const user = { ...staff, collection: 'users' } as const
    expect(await photosOf({ payload, user, of: { quotes: one.id } })).toHaveLength(2)
    expect(await photosOf({ payload, user, of: { inquiries: inquiry ?? 0 } })).toHaveLength(2)
    const customer = { ...avery.user, collection: 'users' } as const
    await expect(photosOf({ payload, user: customer, of: { quotes: one.id } })).rejects.toThrow()
  })

  it('go with a quote that is saved again', async () => {
    const quote = await saved()
    const { claim, photo } = await kept()
    const again = await save(shower({ quoteId: quote.id, photos: claim }))
    expect(again.status).toBe(200)
    expect(await rowOf(photo)).toMatchObject({ quotes: [quote.id] })
  })

  it.each([['A'.repeat(43)], ['x'], [7], [null]])(
    'keep no message and no quote back when they are none: %s',
    async (photos) => {
      expect(await inquire(`No photo ${String(photos)}`, photos)).toBeGreaterThan(0)
      expect(await row((await saved({ photos })).id)).toBeDefined()
    },
  )

  it('can be taken back by their claim; what was sent stays there, and goes along no further', async () => {
    const { claim, photo } = await kept()
    const another = await kept()
    expect((await takeBack({ claim: another.claim, photo })).status).toBe(200)
    expect(fs.existsSync(fileOf(photo))).toBe(true)
    expect((await takeBack({ claim, photo })).status).toBe(200)
    expect(await rowOf(photo)).toBeUndefined()
    expect(fs.existsSync(fileOf(photo))).toBe(false)
    const quote = await saved({ photos: another.claim })
    await takeBack(another)
    await saved({ photos: another.claim })
    expect(await rowOf(another.photo)).toMatchObject({ quotes: [quote.id] })
    for (const odd of [[], null, { claim: {}, photo: [] }])
      expect((await takeBack(Object(odd) as object)).status).toBe(200)
  })
})

describe('photos that were sent with nothing', () => {
  const daysLater = async (days: number) =>
    sweepPhotos(await contextOf(null, () => new Date(Date.now() + days * 24 * 60 * 60_000)))

  it('are deleted after four days, their files too; what was sent stays', async () => {
    const [waiting, sent] = [await kept(), await kept()]
    const quote = await saved({ photos: sent.claim })
    await daysLater(3.9)
    expect(await rowOf(waiting.photo)).toBeDefined()
    await daysLater(4.1)
    expect(await rowOf(waiting.photo)).toBeUndefined()
    expect(fs.existsSync(fileOf(waiting.photo))).toBe(false)
    expect(fs.existsSync(fileOf(sent.photo))).toBe(true)
    await payload.delete({ collection: 'quotes', id: quote.id, overrideAccess: true })
    await daysLater(4.1)
    expect(fs.existsSync(fileOf(sent.photo))).toBe(false)
  })

  it('fill no disk: past two thousand that wait, no more are taken', async () => {
    const before = await payload.count({ collection: 'visitor-photos', overrideAccess: true })
    await payload.db.drizzle.execute(sql`
      insert into visitor_photos (claim_hash, filename)
      select 'x', 'x' || n from generate_series(1, ${2000 - before.totalDocs}) as n`)
    const full = async () => (await send(await photograph())).status
    const sentOnes = await payload.count({
      collection: 'visitor-photos',
      where: { or: [{ quotes: { exists: true } }, { inquiries: { exists: true } }] },
      overrideAccess: true,
    })
    for (let left = sentOnes.totalDocs; left > 0; left -= 1) expect(await full()).toBe(201)
    expect(await full()).toBe(503)
    await payload.db.drizzle.execute(sql`delete from visitor_photos where claim_hash = 'x'`)
    expect(await full()).toBe(201)
  })
})
