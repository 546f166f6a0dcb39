import type { PayloadRequest } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { publishOnTime } from '@/services/background/publish-on-time'
import { sweepEmptyDrafts } from '@/services/background/sweep-empty-drafts'
import { readPostList } from '@/services/content/posts'
import { withTransaction } from '@/services/database/transaction'
import { openEditing } from '../fixtures/editing-content'
import type { Row } from '../fixtures/editing-content'
import { openNextCache } from '../fixtures/next-cache'
import { contextOf } from '../fixtures/people'
import { rest } from '../fixtures/rest'
import { testPayload } from '../setup/database'

const { staff, writePage, change } = await openEditing()

describe('a draft that nobody wrote anything in', () => {
  it('is gone after an hour, and nothing else is', async () => {
    const payload = await testPayload()
    const empty = async (collection: 'pages' | 'posts') =>
      (await rest(`/${collection}?draft=true`, { method: 'POST', cookie: staff, body: {} })).body
        .doc as Row
    const [page, post] = [await empty('pages'), await empty('posts')]
    const begun = await empty('pages')
    await change(begun.id, { title: 'Begun', _status: 'draft' }, true)
    const spanish = await empty('posts')
    const inSpanish = { method: 'PATCH', cookie: staff, body: { title: 'Empezado' } }
    await rest(`/posts/${spanish.id}?draft=true&locale=es`, inSpanish)
    const context = await contextOf()
    const after = (minutes: number) => () => new Date(Date.now() + minutes * 60_000)
    const idsOf = async (collection: 'pages' | 'posts') => {
      const { docs } = await payload.find({ collection, limit: 100, overrideAccess: true })
      return docs.map(({ id }) => id)
    }
    await sweepEmptyDrafts({ ...context, now: after(59) })
    expect(await idsOf('pages')).toEqual(expect.arrayContaining([page.id, begun.id]))
    const before = await idsOf('pages')
    await sweepEmptyDrafts({ ...context, now: after(61) })
    expect(await idsOf('pages')).toEqual(before.filter((id) => id !== page.id))
    expect(await idsOf('posts')).not.toContain(post.id)
    expect(await idsOf('posts')).toContain(spanish.id)
  })
})

describe('publishing at a set time', () => {
  async function schedule(id: number, at: Date, type: 'publish' | 'unpublish'): Promise<void> {
    const payload = await testPayload()
    await payload.jobs.queue({
      task: 'schedulePublish',
      input: { type, doc: { relationTo: 'pages', value: id } },
      waitUntil: at,
    })
  }

  async function statusOf(id: number): Promise<unknown> {
    return (await rest(`/pages/${id}`, { cookie: staff })).body._status
  }

  it('waits for its time and then publishes', async () => {
    const { id } = await writePage('holiday-hours', 'draft')
    await schedule(id, new Date(Date.now() + 3_600_000), 'publish')
    await publishOnTime(await testPayload())
    expect(await statusOf(id)).toBe('draft')
    await schedule(id, new Date(Date.now() - 1000), 'publish')
    await publishOnTime(await testPayload())
    expect(await statusOf(id)).toBe('published')
    expect((await rest(`/pages/${id}`)).status).toBe(200)
  })

  it('takes a page back', async () => {
    const { id } = await writePage('spring-offer', 'published')
    await schedule(id, new Date(Date.now() - 1000), 'unpublish')
    await publishOnTime(await testPayload())
    expect((await rest(`/pages/${id}`)).status).toBe(404)
  })
})

describe('what visitors are shown from cache', () => {
  beforeAll(openNextCache)

  const shown = async () => (await readPostList('en')).map(({ title }) => title)

  async function writePost(slug: string, status: 'draft' | 'published'): Promise<Row> {
    const answer = await rest('/posts?draft=' + String(status === 'draft'), {
      method: 'POST',
      cookie: staff,
      body: { title: slug, slug, excerpt: 'A note.', publishedAt: '2026-01-01', _status: status },
    })
    expect(answer.status).toBe(201)
    return answer.body.doc as Row
  }

  async function changePost(id: number, query: string, body: object): Promise<void> {
    const path = `/posts/${id}${query}`
    expect((await rest(path, { method: 'PATCH', cookie: staff, body })).status).toBe(200)
  }

  /** How often posts were read anew from the database while `work` ran. */
  async function readsDuring(work: () => Promise<void>): Promise<number> {
    await shown()
    const find = vi.spyOn(await testPayload(), 'find')
    try {
      await work()
      await shown()
      // what hooks read for themselves is within their request
      const asked = find.mock.calls.map(([{ collection, req }]) => ({ collection, within: req }))
      return asked.filter(({ collection, within }) => collection === 'posts' && !within).length
    } finally {
      find.mockRestore()
    }
  }

  it('is kept, changes when something is published, and loses what is deleted', async () => {
    expect(await readsDuring(async () => undefined)).toBe(0)
    const { id } = await writePost('kept-post', 'published')
    expect(await shown()).toContain('kept-post')
    await changePost(id, '', { title: 'Renamed', _status: 'published' })
    expect(await shown()).toContain('Renamed')
    expect((await rest(`/posts/${id}`, { method: 'DELETE', cookie: staff })).status).toBe(200)
    expect(await shown()).not.toContain('Renamed')
  })

  it('stands while somebody types a draft, beside a published one too', async () => {
    const { id } = await writePost('typed-post', 'published')
    const autosave = '?draft=true&autosave=true'
    expect(
      await readsDuring(async () => {
        await changePost(id, autosave, { title: 'Typ', _status: 'draft' })
        await changePost(id, autosave, { title: 'Typing', _status: 'draft' })
        const draft = await writePost('new-draft', 'draft')
        await changePost(draft.id, autosave, { title: 'A new draft', _status: 'draft' })
      }),
    ).toBe(0)
    expect(await shown()).toContain('typed-post')
    await changePost(id, '', { title: 'Typed', _status: 'published' })
    expect(await shown()).toContain('Typed')
  })

  it('loses what is taken back, after a draft of it too', async () => {
    const { id } = await writePost('taken-back', 'published')
    await changePost(id, '?draft=true', { title: 'Half changed', _status: 'draft' })
    expect(await shown()).toContain('taken-back')
    await changePost(id, '', { _status: 'draft' })
    expect(await shown()).not.toContain('taken-back')
    expect(await shown()).not.toContain('Half changed')
  })

  it('changes once a change is committed, and not at all when it is rolled back', async () => {
    const payload = await testPayload()
    const { id } = await writePost('late-post', 'published')
    const rename = (title: string, req: PayloadRequest) =>
      payload.update({
        collection: 'posts',
        id,
        data: { title, _status: 'published' },
        req,
        overrideAccess: true,
      })
    await withTransaction(payload, async (req) => {
      await rename('Later', req)
      // somebody comes ahead of the commit and has the old one kept
      expect(await shown()).toContain('late-post')
    })
    expect(await shown()).toContain('Later')
    const reads = await readsDuring(async () => {
      await withTransaction(payload, async (req) => {
        await rename('Never', req)
        throw new Error('changed my mind')
      }).catch(() => undefined)
    })
    expect(reads).toBe(0)
  })
})
