import { describe, expect, it } from 'vitest'
import { openEditing } from '../fixtures/editing-content'
import { docsOf, rest, wordsOf } from '../fixtures/rest'

const { staff, writePage, change } = await openEditing()

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
