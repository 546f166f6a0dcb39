import fs from 'node:fs'
import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it, vi } from 'vitest'
import { account, contextOf } from '../fixtures/people'
import { site } from '../fixtures/saved-quotes'
import { openPhotoShop } from '../fixtures/sending-photos'

// before anything reads the environment
vi.hoisted(() => {
  process.env.RATE_LIMITS = 'on'
})

const {
  payload,
  pricing,
  avery,
  saved,
  save,
  shower,
  row,
  newCaller,
  headersFrom,
  send,
  kept,
  takeBack,
  photograph,
  rowOf,
  fileOf,
} = await openPhotoShop()
const { showerInputs } = await import('../fixtures/stored-pricing')
const { sweepPhotos } = await import('@/services/photos/sweep-photos')

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
