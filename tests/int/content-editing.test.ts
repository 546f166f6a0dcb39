import type { PayloadRequest } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { publishOnTime } from '@/services/background/publish-on-time'
import { readPostList } from '@/services/content/posts'
import { sweepEmptyDrafts } from '@/services/background/sweep-empty-drafts'
import { withTransaction } from '@/services/database/transaction'
import { openNextCache } from '../fixtures/next-cache'
import { account, contextOf } from '../fixtures/people'
import { docsOf, rest, signIn, wordsOf } from '../fixtures/rest'
import { picture } from '../fixtures/rows'
import { testPayload } from '../setup/database'

let staff = ''

beforeAll(async () => {
  const person = await account({ email: 'editor@example.com', role: 'staff' })
  staff = await signIn(person.email)
})

type Row = { id: number; slug: string; title: string; _status: string }

async function writePage(slug: string, status: 'draft' | 'published'): Promise<Row> {
  const answer = await rest('/pages', {
    method: 'POST',
    cookie: staff,
    body: { title: `A page at ${slug}`, slug, _status: status },
  })
  expect(answer.status).toBe(201)
  return answer.body.doc as Row
}

async function change(id: number, body: Record<string, unknown>, asDraft = false) {
  const answer = await rest(`/pages/${id}${asDraft ? '?draft=true' : ''}`, {
    method: 'PATCH',
    cookie: staff,
    body,
  })
  expect(answer.status, wordsOf(answer)).toBe(200)
}

/** A text of nothing but one block. */
function textWith(fields: { blockType: string } & Record<string, unknown>) {
  const format = { format: '', indent: 0, version: 1 }
  const block = { type: 'block', version: 2, format: '', fields: { id: 'b1', ...fields } }
  return { root: { type: 'root', direction: 'ltr', ...format, children: [block] } }
}

/** The way of a visitor who comes with an old address. */
async function redirectFrom(from: string): Promise<unknown> {
  const answer = await rest(`/redirects?where[from][equals]=${encodeURIComponent(from)}`)
  return docsOf(answer)[0]?.to ?? null
}

describe('an address', () => {
  const send = (slug: string, body: object) =>
    rest(`/${slug}`, { method: 'POST', cookie: staff, body })

  it.each(['services', 'login', 'admin', 'es', 'products'])(
    'where something else stands is no page’s: %s',
    async (slug) => {
      const answer = await send('pages', { title: 'Hidden', slug, _status: 'published' })
      expect(answer.status).toBe(400)
      expect(wordsOf(answer)).toContain('Something else stands at this address')
    },
  )

  it('never leads round in a circle', async () => {
    expect((await send('redirects', { from: '/self', to: '/self' })).status).toBe(400)
    expect((await send('redirects', { from: '/a1', to: '/a2' })).status).toBe(201)
    expect((await send('redirects', { from: '/a2', to: '/a3' })).status).toBe(201)
    const closing = await send('redirects', { from: '/a3', to: '/a1' })
    expect(closing.status).toBe(400)
    expect(wordsOf(closing)).toContain('in a circle')
    expect(JSON.stringify(closing.body), 'said at its field').toContain('"path":"to"')
    const [first] = docsOf(await rest('/redirects?where[from][equals]=/a1'))
    const turned = { method: 'PATCH', cookie: staff, body: { to: '/a1' } }
    expect((await rest(`/redirects/${String(first?.id)}`, turned)).status).toBe(400)
    const on = { method: 'PATCH', cookie: staff, body: { to: '/about' } }
    expect((await rest(`/redirects/${String(first?.id)}`, on)).status).toBe(200)
  })
})

describe('a picture', () => {
  it('stays while something shows it', async () => {
    const payload = await testPayload()
    const { data, name, mimetype } = await picture()
    const { id } = await payload.create({
      collection: 'media',
      data: { alt: 'A pane' },
      file: { data, name, mimetype, size: data.byteLength },
      overrideAccess: true,
      context: { disableRevalidate: true },
    })
    const page = await writePage('with-a-picture', 'published')
    await change(page.id, { image: id })
    for (const depth of [0, 1]) {
      const read = await rest(`/pages/${page.id}?depth=${depth}`)
      expect(read.body.imageUrl, `at depth ${depth}`).toMatch(/\/api\/media\/file\/.+\.png$/)
      const [listed] = docsOf(await rest(`/pages?where[id][equals]=${page.id}&depth=${depth}`))
      expect(listed?.imageUrl).toBe(read.body.imageUrl)
    }
    const remove = { method: 'DELETE', cookie: staff }
    const kept = await rest(`/media/${id}`, remove)
    expect(kept.status).toBe(409)
    expect(wordsOf(kept)).toContain(
      'It is still shown by the page “A page at with-a-picture”. Give',
    )
    await change(page.id, { image: null })
    expect((await rest(`/pages/${page.id}`)).body.imageUrl).toBeNull()
    await change(page.id, { body: textWith({ blockType: 'picture', image: id }) })
    const inText = await rest(`/media/${id}`, remove)
    expect(wordsOf(inText)).toContain('still shown by the page “A page at with-a-picture”')
    await change(page.id, { body: null })
    await change(page.id, { image: id, _status: 'draft' }, true)
    expect((await rest(`/media/${id}`, remove)).status, 'a draft shows it').toBe(409)
    await change(page.id, { image: null, _status: 'draft' }, true)
    const gone = await rest(`/media/${id}`, remove)
    expect(gone.status, wordsOf(gone)).toBe(200)
  })
})

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

describe('an address that moves', () => {
  it('leads to the new one when the slug of a published page changes', async () => {
    const { id } = await writePage('opening-hours', 'published')
    await change(id, { slug: 'hours', _status: 'published' })
    expect(await redirectFrom('/opening-hours')).toBe('/hours')
  })

  it('leads there too when the slug was first changed in a draft', async () => {
    const { id } = await writePage('care', 'published')
    await change(id, { slug: 'care-of-glass', _status: 'draft' }, true)
    expect(await redirectFrom('/care')).toBeNull()
    await change(id, { _status: 'published' })
    expect(await redirectFrom('/care')).toBe('/care-of-glass')
  })

  it('keeps no way for a page that was never published', async () => {
    const { id } = await writePage('never-shown', 'draft')
    await change(id, { slug: 'shown', _status: 'published' })
    expect(await redirectFrom('/never-shown')).toBeNull()
  })

  it('follows a second move, and a move back makes no circle', async () => {
    const { id } = await writePage('first', 'published')
    await change(id, { slug: 'second', _status: 'published' })
    await change(id, { slug: 'third', _status: 'published' })
    expect(await redirectFrom('/first')).toBe('/third')
    expect(await redirectFrom('/second')).toBe('/third')
    await change(id, { slug: 'first', _status: 'published' })
    expect(await redirectFrom('/first')).toBeNull()
    expect(await redirectFrom('/second')).toBe('/first')
  })

  it.each(['//evil.example', 'https://evil.example', '/admin/login'])(
    'is refused when it would lead to %s',
    async (to) => {
      const answer = await rest('/redirects', {
        method: 'POST',
        cookie: staff,
        body: { from: '/somewhere', to },
      })
      expect(answer.status).toBe(400)
    },
  )
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

describe('the links of header and footer', () => {
  type Links = { text: string; href: string }[]
  const send = (body: object) =>
    rest('/globals/navigation?depth=0', { method: 'POST', body, cookie: staff })
  const guidesIn = async (locale: string) =>
    (await rest(`/globals/navigation?locale=${locale}`)).body.guides as Links

  it('keep those of the site beside the first one that is added, in both languages', async () => {
    const own = { text: 'Measuring', href: '/posts/measuring' }
    expect((await send({ guides: [own] })).status).toBe(200)
    const english = await guidesIn('en')
    expect(english.map(({ text }) => text)).toEqual([
      'Glass Styles',
      'Doors',
      'Hardware',
      'Measuring',
    ])
    const spanish = await guidesIn('es')
    expect(spanish.map(({ href }) => href)).toEqual(english.map(({ href }) => href))
    expect(spanish.map(({ text }) => text)).not.toContain('Doors')
    expect((await send({ guides: english.slice(3) })).status).toBe(200)
    expect(
      (await guidesIn('en')).map(({ text }) => text),
      'taken away',
    ).toEqual(['Measuring'])
    expect((await send({ guides: [] })).status).toBe(200)
    expect(await guidesIn('en')).toEqual([])
  })

  it('say how many fit beside those of the site', async () => {
    const two = ['/hours', '/care'].map((href) => ({ text: 'One more', href }))
    const refused = await send({ topLinks: two })
    expect(refused.status).toBe(400)
    expect(wordsOf(refused)).toContain('own 7 links come along')
  })

  it.each(['navigation', 'footer'])('are changed in %s by staff alone', async (slug) => {
    const body = {
      [slug === 'footer' ? 'quickLinks' : 'topLinks']: [{ text: 'Hours', href: '/hours' }],
    }
    expect((await rest(`/globals/${slug}`, { method: 'POST', body })).status).toBe(403)
    expect((await rest(`/globals/${slug}`, { method: 'POST', body, cookie: staff })).status).toBe(
      200,
    )
    expect((await rest(`/globals/${slug}`)).status).toBe(200)
  })

  it('lead to this site or to a secure one', async () => {
    const body = { topLinks: [{ text: 'Trick', href: 'javascript:alert(1)' }] }
    const answer = await rest('/globals/navigation', { method: 'POST', body, cookie: staff })
    expect(answer.status).toBe(400)
    for (const url of [
      'javascript:alert(1)',
      'data:text/html,x',
      '//elsewhere.example',
      'http://x',
    ]) {
      const social = { socialLinks: [{ network: 'Trick', url }] }
      const refused = await rest('/globals/company', {
        method: 'POST',
        body: social,
        cookie: staff,
      })
      expect([url, refused.status]).toEqual([url, 400])
    }
  })
})

describe('a picture', () => {
  type Sent = { data: Uint8Array; name: string; mimetype: string }

  async function upload(words: Record<string, string>, file?: Sent) {
    const { data, name, mimetype } = file ?? (await picture())
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(data)], { type: mimetype }), name)
    form.append('_payload', JSON.stringify(words))
    return rest('/media', { method: 'POST', cookie: staff, form })
  }

  it('is refused without words for those who cannot see it', async () => {
    expect((await upload({})).status).toBe(400)
    expect((await upload({ alt: 'A pane' })).status).toBe(201)
  })

  it('that is too large or of another kind is refused with what is taken', async () => {
    const large = { data: new Uint8Array(15_000_001), name: 'hall.jpg', mimetype: 'image/jpeg' }
    const tooLarge = await upload({ alt: 'A hall' }, large)
    expect(tooLarge.status).toBe(413)
    expect(wordsOf(tooLarge)).toContain('This file is larger than 15 MB. Save it smaller')
    const data = Buffer.from('000000186674797068656963', 'hex')
    const photo = { data, name: 'IMG_2041.HEIC', mimetype: 'image/heic' }
    const ofTelephone = await upload({ alt: 'A hall' }, photo)
    expect(ofTelephone.status).toBe(400)
    expect(wordsOf(ofTelephone)).toContain('“IMG_2041.HEIC” is no JPEG, PNG or WebP')
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
