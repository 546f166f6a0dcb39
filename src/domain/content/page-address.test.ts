import { describe, expect, it } from 'vitest'
import { isSiteAddress, pageAddress, postAddress } from './page-address'

describe('the address of content', () => {
  it('puts product pages among the products and others at the root', () => {
    expect(pageAddress('doors')).toBe('/products/doors')
    expect(pageAddress('warranty')).toBe('/warranty')
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
