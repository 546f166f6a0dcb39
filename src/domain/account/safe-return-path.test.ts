import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultReturnPath, safeReturnPath, withReturnPath } from './safe-return-path'

describe('safeReturnPath', () => {
  it.each([
    '/get-quote',
    '/get-quote?serviceType=shower_glass_quote&quote_id=3',
    '/profile#quotes',
    '/admin',
    '/es/get-quote',
    '/login-help',
  ])('keeps %s', (path) => {
    expect(safeReturnPath(path)).toBe(path)
  })

  it.each([
    undefined,
    null,
    ['/get-quote'],
    '',
    'get-quote',
    'https://evil.example/',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    ' //evil.example',
    '/..//evil.example',
    '/./ /evil.example',
    'javascript:alert(1)',
    `/${'a'.repeat(3000)}`,
  ])('refuses %j', (from) => {
    expect(safeReturnPath(from)).toBe(defaultReturnPath)
  })

  it.each([
    '/login',
    '/login?from=/login',
    '/es/register',
    '/verify-email?token=1',
    '/email-change?token=1',
    '/api/users/logout',
  ])('does not lead back to %s', (from) => {
    expect(safeReturnPath(from)).toBe(defaultReturnPath)
  })

  it('never leaves the site, whatever is asked of it', () => {
    const parts = fc.array(
      fc.constantFrom(
        '/',
        '\\',
        '.',
        '..',
        '//',
        'evil.example',
        '@',
        ':',
        'http',
        '?',
        '#',
        '%2f',
        '%5c',
        '\t',
        '\n',
        '\u0000',
        ' ',
      ),
      { maxLength: 8 },
    )
    fc.assert(
      fc.property(parts, (pieces) => {
        const path = safeReturnPath(pieces.join(''))
        expect(new URL(path, 'https://shop.example').origin).toBe('https://shop.example')
      }),
      { numRuns: 2000 },
    )
  })
})

describe('withReturnPath', () => {
  it('carries the way back in the query', () => {
    expect(withReturnPath('/login', '/get-quote?quote_id=3')).toBe(
      '/login?from=%2Fget-quote%3Fquote_id%3D3',
    )
    expect(withReturnPath('/verify-email?token=a', '/get-quote')).toBe(
      '/verify-email?token=a&from=%2Fget-quote',
    )
  })

  it('leaves out the way everybody takes', () => {
    expect(withReturnPath('/login', '/profile')).toBe('/login')
  })
})
