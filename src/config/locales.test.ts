import { expect, test } from 'vitest'
import { localeOfPath, localHref, withoutLocale } from './locales'

test('English addresses have no prefix and Spanish ones have theirs', () => {
  expect(localHref('en', '/about?x=1')).toBe('/about?x=1')
  expect(localHref('es', '/about?x=1')).toBe('/es/about?x=1')
  expect(localHref('es', '/')).toBe('/es')
})

test.each(['/', '/about', '/estimates/12', '/products/mirrors'])(
  '%s is the same page in both languages',
  (path) => {
    expect(withoutLocale(localHref('es', path))).toBe(path)
    expect(withoutLocale(path)).toBe(path)
  },
)

test.each([
  ['/es', 'es'],
  ['/es/about', 'es'],
  ['/es?x=1', 'es'],
  ['/', 'en'],
  ['/estimates', 'en'],
  ['', 'en'],
])('%s is in the language %s', (path, locale) => {
  expect(localeOfPath(path)).toBe(locale)
})
