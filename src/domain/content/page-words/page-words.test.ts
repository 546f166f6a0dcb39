import { describe, expect, it } from 'vitest'
import { locales } from '@/config/locales'
import { pageWordsOf, placesIn, withFigures, wordFieldsOf, wordedPages } from './page-words'

describe.each(wordedPages)('the words of %s', (page) => {
  const fields = wordFieldsOf(page)

  it('have a field each, of a name of its own', () => {
    const names = fields.map(({ section, name }) => `${section}.${name}`)
    expect(names.length).toBeGreaterThan(5)
    expect(new Set(names).size).toBe(names.length)
  })

  it('are there in both languages, with the same figures', () => {
    for (const { section, name, text } of fields) {
      expect(text.es, `${section}.${name}`).not.toBe('')
      expect(placesIn(text.es).toSorted()).toEqual(placesIn(text.en).toSorted())
    }
  })

  it.each(locales)('are the seed’s where nobody wrote any, in %s', (locale) => {
    const untouched = pageWordsOf(page, locale, null)
    for (const nothing of [
      {},
      { opening: null },
      { hero: { title: null } },
      { hero: { title: ' ' } },
    ]) {
      expect(pageWordsOf(page, locale, nothing)).toEqual(untouched)
    }
  })

  it.each(fields)('say what was written at $section.$name', ({ section, name, text }) => {
    const written = pageWordsOf(page, 'en', { [section]: { [name]: 'Written by the shop' } })
    const said = JSON.stringify(written)
    const seed = JSON.stringify(pageWordsOf(page, 'en', null))
    expect(said).toContain('Written by the shop')
    const counted = (all: string) => all.split(JSON.stringify(text.en)).length
    expect(counted(said)).toBe(counted(seed) - 1)
  })
})

it('puts in the figures that a text names, and nothing else', () => {
  expect(withFigures('{warranty} of warranty', { warranty: '5 years' })).toBe('5 years of warranty')
  expect(withFigures('{other}', { warranty: '5 years' })).toBe('{other}')
  expect(placesIn('a {b} c {d')).toEqual(['{b}', '{d'])
})
