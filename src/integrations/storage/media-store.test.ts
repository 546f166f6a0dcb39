import { readFileSync } from 'node:fs'
import type { Config } from 'payload'
import { describe, expect, it } from 'vitest'
import { mediaStore } from './media-store'

type Part = string | { path?: string } | false | undefined

const pathOf = (part: Part) => (typeof part === 'object' ? part.path : part)

async function adminOf(settings: Parameters<typeof mediaStore>[0]) {
  const config = {
    collections: [{ slug: 'media', fields: [], upload: true }],
    db: undefined,
    secret: '',
  } as unknown as Config
  const { admin, collections } = await mediaStore(settings)(config)
  return {
    parts: Object.keys(admin?.dependencies ?? {}),
    around: (admin?.components?.providers ?? []).map((part) => pathOf(part as Part)),
    fields: collections?.[0]?.fields
      .map((field) => ('name' in field ? field.name : field.type))
      .toSorted(),
  }
}

describe('one build for pictures on disk and in a bucket', () => {
  it('has the same fields and the same parts of the admin', async () => {
    const onDisk = await adminOf({})
    expect(await adminOf({ S3_BUCKET: 'pictures', S3_REGION: 'us-east-1' })).toEqual(onDisk)
    expect(onDisk.around).not.toEqual([])
  })

  it('knows every part that a bucket puts around the admin', async () => {
    const { around, parts } = await adminOf({ S3_BUCKET: 'pictures' })
    const importMap = readFileSync('src/app/(payload)/admin/importMap.js', 'utf8')
    for (const part of [...around, ...parts]) expect(importMap).toContain(`"${part}":`)
  })
})
