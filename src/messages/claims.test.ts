import { expect, test } from 'vitest'
import { locales } from '@/config/locales'
import { publicPages } from '@/config/public-pages'
import { pageWordsOf } from '@/domain/content/page-words/page-words'
import { translatorOf } from '@/i18n/translator'
import { catalogueOf } from '@/messages'

const ofOneCompany =
  /Dallas|Fort Worth|Texas Glass|Trinity|\d ?(?:–|-|to|a) ?\d+ (?:years|yr|años)|\d\+/

function textsIn(value: unknown, key = ''): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[key, JSON.stringify(value)]]
  return Object.entries(value).flatMap(([name, below]) => textsIn(below, `${key}.${name}`))
}

test.each(locales)('no text in %s says what only one company may say of itself', (locale) => {
  const claims = textsIn(catalogueOf(locale)).filter(([, text]) => ofOneCompany.test(text))
  expect(claims).toEqual([])
})

test.each(locales)('a company that has said nothing leaves no gap in the heads (%s)', (locale) => {
  const t = translatorOf(locale, 'meta')
  const unsaid = { area: 'none', city: 'none' }
  const said = { area: 'Waco', city: 'Temple' }
  const named: string[] = []
  for (const { key } of publicPages) {
    for (const text of [t(`${key}.title`, unsaid), t(`${key}.description`, unsaid)]) {
      expect(text, key).not.toMatch(/none|[{}]| {2}| [.,:]|\b(?:across|en|de)[.,:]/)
    }
    named.push(t(`${key}.description`, said))
  }
  expect(named.filter((text) => /Waco|Temple/.test(text)).length).toBeGreaterThan(10)
})

test.each(locales)('pages name the warranty as the estimate does (%s)', (locale) => {
  const warranty = '{warranty}'
  const said = translatorOf(locale, 'quote.estimate')('warrantyText', { warranty })
  const scope = said.slice(said.indexOf(warranty) + warranty.length).replace(/^\W+/, '')
  const home = pageWordsOf('home', locale, null)
  const services = pageWordsOf('services', locale, null)
  expect(services.faq.warranty.text).toContain(said)
  for (const { text } of [home.why.warranty, home.entrust.warranty]) {
    expect(text.toLowerCase()).toContain(scope)
  }
})
