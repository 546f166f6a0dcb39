import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isSiteAddress, isTakenSlug, pageAddress, postAddress } from './page-address'

describe('the address of content', () => {
  it('is never one that a route of the site has, but for pages that staff write', () => {
    const routes = readdirSync('src/app/(site)/[locale]', { withFileTypes: true })
      .filter((one) => one.isDirectory() && !one.name.startsWith('['))
      .map(({ name }) => name)
    expect(routes.filter((name) => !isTakenSlug(name))).toEqual(['about'])
    for (const slug of ['admin', 'api', 'en', 'es']) expect(isTakenSlug(slug)).toBe(true)
    expect(isTakenSlug('warranty')).toBe(false)
  })

  it('puts product pages among the products and others at the root', () => {
    expect(pageAddress('doors')).toBe('/products/doors')
    expect(pageAddress('warranty')).toBe('/warranty')
    const routes = readdirSync('src/app/(site)/[locale]/products', { withFileTypes: true })
      .filter((one) => one.isDirectory())
      .map(({ name }) => name)
    expect(routes.filter((name) => pageAddress(name) !== `/products/${name}`)).toEqual([])
    expect(postAddress('clear-or-low-iron')).toBe('/posts/clear-or-low-iron')
  })

  it.each(['/', '/about', '/products/old-doors', '/posts/a-b'])('takes %s', (value) => {
    expect(isSiteAddress(value)).toBe(true)
  })

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'about',
    '/a b',
    '/a?b=c',
    '/a#b',
    '/admin',
    '/admin/login',
    '/api/users',
    '/_next/static',
    '',
    null,
  ])('refuses %j', (value) => {
    expect(isSiteAddress(value)).toBe(false)
  })
})
