import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { cleanPhoto } from './clean-photo'
import { kindOfPicture } from './kind-of-picture'

function plain(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#8a5a3c' } })
}

async function cleaned(bytes: Uint8Array) {
  const clean = await cleanPhoto(bytes)
  if (!clean.ok) throw new Error(clean.kind)
  return { bytes: clean.bytes, ...(await sharp(clean.bytes).metadata()) }
}

describe('a photo drawn anew', () => {
  it('has nothing left of what the camera wrote beside it', async () => {
    const taken = await plain(60, 40)
      .jpeg()
      .withExif({ IFD0: { Make: 'A camera' }, IFD3: { GPSLatitude: '32/1 46/1 0/1' } })
      .toBuffer()
    expect((await sharp(taken).metadata()).exif?.includes('A camera')).toBe(true)
    const { exif, xmp, icc, bytes } = await cleaned(taken)
    expect({ exif, xmp, icc }).toEqual({})
    expect(bytes.includes('A camera')).toBe(false)
  })

  it('stands upright, however the telephone was held', async () => {
    const held = await plain(60, 40).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    expect(await cleaned(held)).toMatchObject({ width: 40, height: 60 })
  })

  it('is made smaller, and never larger', async () => {
    const wide = await plain(4096, 1000).png().toBuffer()
    expect(await cleaned(wide)).toMatchObject({ width: 2048, height: 500, format: 'jpeg' })
    const small = await plain(10, 20).webp().toBuffer()
    expect(await cleaned(small)).toMatchObject({ width: 10, height: 20 })
  })

  it('is white where it was clear, as paper is', async () => {
    const clear = await plain(8, 8).ensureAlpha(0).png().toBuffer()
    const { bytes } = await cleaned(clear)
    expect([...(await sharp(bytes).raw().toBuffer()).subarray(0, 3)]).toEqual([255, 255, 255])
  })

  it('is none when its end is missing, or it counts too many pixels', async () => {
    const photo = await plain(800, 600).jpeg().toBuffer()
    expect(await cleanPhoto(photo.subarray(0, 2500))).toEqual({ ok: false, kind: 'unreadable' })
    const vast = await plain(6000, 5001).png().toBuffer()
    expect(await cleanPhoto(vast)).toEqual({ ok: false, kind: 'pixels' })
    expect(await cleanPhoto(await plain(6000, 5000).png().toBuffer())).toMatchObject({ ok: true })
  })
})

it('a picture is told by its first bytes alone', async () => {
  const endingOf = async (format: 'png' | 'jpeg' | 'webp' | 'gif') =>
    kindOfPicture(await plain(4, 4).toFormat(format).toBuffer())?.endings[0]
  expect(await endingOf('png')).toBe('.png')
  expect(await endingOf('jpeg')).toBe('.jpg')
  expect(await endingOf('webp')).toBe('.webp')
  expect(await endingOf('gif')).toBeUndefined()
  expect(kindOfPicture(new Uint8Array())).toBeNull()
})
