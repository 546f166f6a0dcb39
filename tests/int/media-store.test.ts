import sharp from 'sharp'
import { handleEndpoints } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startBucket } from '../fixtures/bucket'
import type { Bucket } from '../fixtures/bucket'
import { testPayload } from '../setup/database'
import { testEnvironment } from '../setup/environment'

let bucket: Bucket

beforeAll(async () => {
  bucket = await startBucket()
  Object.assign(process.env, {
    S3_BUCKET: 'pictures',
    S3_ENDPOINT: bucket.url,
    S3_REGION: 'us-east-1',
    S3_ACCESS_KEY_ID: 'sample',
    S3_SECRET_ACCESS_KEY: 'sample-secret',
  })
})

afterAll(() => bucket.close())

async function read(path: string): Promise<Response> {
  const { default: config } = await import('@payload-config')
  return handleEndpoints({ config, request: new Request(`${testEnvironment.SITE_URL}${path}`) })
}

describe('pictures in a bucket', () => {
  it('lie there with their sizes, are served from the site, and go with their row', async () => {
    const payload = await testPayload()
    const data = await sharp({
      create: { width: 1000, height: 600, channels: 3, background: '#1f6f63' },
    })
      .webp()
      .toBuffer()
    const made = await payload.create({
      collection: 'media',
      data: { alt: 'A green pane' },
      file: { data, name: 'pane.webp', mimetype: 'image/webp', size: data.length },
      overrideAccess: true,
    })
    expect([...bucket.objects.keys()]).toContain('/pictures/pane.webp')
    const stored = bucket.objects.get('/pictures/pane.webp') ?? Buffer.alloc(0)
    expect(await sharp(stored).metadata()).toMatchObject({ format: 'webp', width: 1000 })
    expect(bucket.objects.size).toBeGreaterThan(1)
    expect(made.url).toBe(`${testEnvironment.SITE_URL}/api/media/file/pane.webp`)

    const served = await read('/api/media/file/pane.webp')
    expect(served.status).toBe(200)
    expect(Buffer.from(await served.arrayBuffer()).equals(stored)).toBe(true)

    await payload.delete({ collection: 'media', id: made.id, overrideAccess: true })
    expect(bucket.objects.size).toBe(0)
  })
})
