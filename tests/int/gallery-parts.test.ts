import { beforeAll, describe, expect, it } from 'vitest'
import { GET } from '@/app/api/gallery/works/route'
import { worksAtOnce } from '@/domain/gallery/parts'
import { readPlacedProject } from '@/services/content/gallery'
import { openNextCache } from '../fixtures/next-cache'
import { testPayload } from '../setup/database'

type Work = { slug: string; title: string; categorySlug: string }

const mirrors = { id: 0, count: 3 }

async function ask(query: Record<string, string>) {
  const search = new URLSearchParams(query).toString()
  const response = await GET(new Request(`http://site.test/api/gallery/works?${search}`))
  return { status: response.status, ...((await response.json()) as { works?: Work[] }) }
}

/** One more than a part holds, three of them mirrors: the latest first, all on the same day but the mirrors. */
beforeAll(async () => {
  openNextCache()
  const payload = await testPayload()
  const category = (name: string, slug: string) =>
    payload.create({
      collection: 'gallery-categories',
      data: { name, slug, displayOrder: 1 },
      overrideAccess: true, // what is there before the gallery is seen
      context: { disableRevalidate: true },
    })
  const screens = await category('Screens', 'screens')
  mirrors.id = (await category('Mirrors', 'mirrors')).id
  for (let at = 0; at <= worksAtOnce; at += 1) {
    const isMirror = at < mirrors.count
    await payload.create({
      collection: 'gallery-items',
      data: {
        title: `Work ${at}`,
        category: isMirror ? mirrors.id : screens.id,
        projectDate: isMirror ? '2020-01-01T12:00:00.000Z' : '2026-01-01T12:00:00.000Z',
        _status: 'published',
      },
      locale: 'en',
      overrideAccess: true, // what is there before the gallery is seen
      context: { disableRevalidate: true },
    })
  }
})

describe('a gallery of more works than a page carries', () => {
  it('comes in parts that hold each work once', async () => {
    const parts = [await ask({ locale: 'en' }), await ask({ locale: 'en', part: '2' })]
    expect(parts.map(({ works }) => works?.length)).toEqual([worksAtOnce, 1])
    const slugs = parts.flatMap(({ works }) => works ?? []).map(({ slug }) => slug)
    expect(new Set(slugs).size).toBe(worksAtOnce + 1)
    expect(slugs.at(-1)).toBe('work-0')
  })

  it('tells the works of a category wherever they stand', async () => {
    const { works } = await ask({ locale: 'es', category: String(mirrors.id) })
    expect(works?.map(({ slug }) => slug)).toEqual(['work-2', 'work-1', 'work-0'])
    expect(works?.every(({ categorySlug }) => categorySlug === 'mirrors')).toBe(true)
  })

  it.each<Record<string, string>>([
    { part: '3' },
    { part: '0' },
    { part: 'x' },
    { category: '999999' },
    { category: '1 or 1' },
  ])('has no part at %o', async (query) => {
    expect((await ask(query)).status).toBe(404)
  })

  it('has no second part of a category that fits one', async () => {
    const category = String(mirrors.id)
    expect((await ask({ category, part: '1' })).status).toBe(200)
    expect((await ask({ category, part: '2' })).status).toBe(404)
  })

  it('leads from its last work on to its first', async () => {
    const last = await readPlacedProject('en', 'work-0')
    expect(last).toMatchObject({
      number: worksAtOnce + 1,
      count: worksAtOnce + 1,
      previous: 'work-1',
      next: `work-${worksAtOnce}`,
    })
    expect(await readPlacedProject('en', 'no-such-work')).toBeNull()
  })
})
