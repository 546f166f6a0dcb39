import { beforeAll, describe, expect, it, vi } from 'vitest'
import { pageWordsOf } from '@/domain/content/page-words/page-words'
import { readPageWords } from '@/services/content/page-words'
import { openNextCache } from '../fixtures/next-cache'
import { account } from '../fixtures/people'
import { rest, signIn, wordsOf } from '../fixtures/rest'

// a visitor's request, without Next's own
vi.mock('@/services/content/previewing', () => ({ isPreviewing: () => Promise.resolve(false) }))

let staff = ''
let office = ''

beforeAll(async () => {
  staff = await signIn((await account({ email: 'writer@example.com', role: 'staff' })).email)
  office = await signIn((await account({ email: 'desk@example.com', role: 'office' })).email)
})

const write = (body: object, { cookie = staff, query = '' } = {}) =>
  rest(`/globals/home-words${query}`, { method: 'POST', cookie, body })

const titleFor = async (query: string, cookie?: string) => {
  const { body } = await rest(`/globals/home-words${query}`, cookie === undefined ? {} : { cookie })
  return (body.hero as { title?: string } | undefined)?.title
}

describe('words of a page', () => {
  it('are private while they are a draft, and each language is its own', async () => {
    await write({ hero: { title: 'Published' }, _status: 'published' })
    const saved = await write(
      { hero: { title: 'Not yet' }, _status: 'draft' },
      { query: '?draft=true' },
    )
    expect(saved.status, wordsOf(saved)).toBe(200)
    expect(await titleFor('?draft=true', staff)).toBe('Not yet')
    expect(await titleFor('?draft=true')).not.toBe('Not yet')
    expect(await titleFor('')).toBe('Published')
    expect(await titleFor('?locale=es&fallback-locale=none')).toBe(
      'Vidrio medido al dieciseisavo de pulgada.',
    )
  })

  it('are written by editors, not by the office', async () => {
    const refused = await write({ hero: { title: 'By the office' } }, { cookie: office })
    expect(refused.status).toBe(403)
  })

  it.each([
    ['a figure that the site does not know', { claims: { since: 'Since {years}' } }, '{years}'],
    ['a brace where nothing is filled in', { hero: { title: 'Glass {' } }, 'Nothing is filled in'],
    ['more than the page has room for', { hero: { freeQuote: 'x'.repeat(200) } }, 'hero.freeQuote'],
  ])('refuse %s, and name the field', async (_, body, part) => {
    const refused = await write({ ...body, _status: 'published' })
    expect(refused.status).toBe(400)
    expect(wordsOf(refused)).toContain(part)
    expect(wordsOf(refused)).toContain(Object.keys(body)[0])
  })
})

describe('the page', () => {
  beforeAll(openNextCache)

  it('says what it said at first, until somebody writes', async () => {
    for (const page of ['about', 'services', 'contact'] as const) {
      for (const locale of ['en', 'es'] as const) {
        expect(await readPageWords(page, locale)).toEqual(pageWordsOf(page, locale, null))
      }
    }
  })

  it('falls back to the seed where a language has none', async () => {
    await write({ hero: { title: 'Only in English' }, _status: 'published' })
    await rest('/globals/home-words?locale=es', {
      method: 'POST',
      cookie: staff,
      body: { hero: { title: '' }, _status: 'published' },
    })
    expect((await readPageWords('home', 'en')).hero.title).toBe('Only in English')
    expect((await readPageWords('home', 'es')).hero.title).toBe(
      'Vidrio medido al dieciseisavo de pulgada.',
    )
  })
})
