import { describe, expect, it } from 'vitest'
import { openEditing } from '../fixtures/editing-content'
import { rest, wordsOf } from '../fixtures/rest'

const { staff } = await openEditing()

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
