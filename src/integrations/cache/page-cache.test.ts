import { describe, expect, it, vi } from 'vitest'
import PageCache from './page-cache.mjs'

const page = (html: string, tags: string) => ({
  kind: 'APP_PAGE',
  html,
  headers: { 'x-next-cache-tags': tags },
})

describe('the page cache', () => {
  it('answers what was stored', async () => {
    const cache = new PageCache()
    await cache.get('/a', {})
    await cache.set('/a', page('one', 'pages:a'), {})
    expect((await cache.get('/a', {}))?.value).toMatchObject({ html: 'one' })
  })

  it('drops a page whose tag was invalidated, for every handler of the process', async () => {
    await new PageCache().set('/b', page('one', 'pages:b,_N_T_/b'), {})
    await new PageCache().revalidateTag('pages:b')
    expect(await new PageCache().get('/b', {})).toBeNull()
  })

  it('keeps a page whose tag was invalidated before its rendering began', async () => {
    const cache = new PageCache()
    await cache.revalidateTag(['pages:c'])
    await cache.get('/c', {})
    await cache.set('/c', page('new', 'pages:c'), {})
    expect((await cache.get('/c', {}))?.value).toMatchObject({ html: 'new' })
  })

  it('does not keep a page that was being rendered while it was published', async () => {
    const cache = new PageCache()
    await cache.get('/d', {})
    await cache.revalidateTag('pages:d')
    await cache.set('/d', page('old', 'pages:d'), {})
    expect(await cache.get('/d', {})).toBeNull()
  })

  it('does not keep an overdue page that was being rendered anew while it was published', async () => {
    const cache = new PageCache()
    await cache.set('/e', page('first', 'pages:e'), { cacheControl: { revalidate: -1 } })
    await cache.get('/e', {})
    await cache.revalidateTag('pages:e')
    await cache.set('/e', page('old', 'pages:e'), { cacheControl: { revalidate: 60 } })
    expect(await cache.get('/e', {})).toBeNull()
  })

  it('drops cached data by the tags of its reader', async () => {
    const cache = new PageCache()
    const data = { kind: 'FETCH', data: { body: '{}' }, tags: [], revalidate: 60 }
    await cache.set('data', data, { fetchCache: true, tags: ['company'] })
    await cache.revalidateTag('company')
    expect(await cache.get('data', { kind: 'FETCH', tags: ['company'] })).toBeNull()
  })

  it('tells the age of what it keeps as Next counts it, though the machine’s clock is set back meanwhile', async () => {
    const ofNext = () => performance.timeOrigin + performance.now()
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 2 * 60 * 60_000)
    const begun = ofNext()
    await new PageCache().set('/f', page('one', 'pages:f'), {})
    clock.mockRestore()
    const { lastModified = 0 } = (await new PageCache().get('/f', {})) ?? {}
    expect(lastModified).toBeGreaterThanOrEqual(begun)
    expect(lastModified).toBeLessThanOrEqual(ofNext())
  })
})
