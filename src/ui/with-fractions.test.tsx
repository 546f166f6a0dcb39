import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { withFractions } from './with-fractions'

const set = (text: string) => renderToStaticMarkup(<>{withFractions(text)}</>)
const plain = (text: string) => set(text).replaceAll('&quot;', '"')

describe('withFractions', () => {
  it('sets fractions of an inch, alone and on the line of their whole inches', () => {
    expect(plain('in 3/8" or 1/2"')).toBe(
      'in <span class="fraction">3/8</span>" or <span class="fraction">1/2</span>"',
    )
    expect(plain('36 15/16 in')).toBe('36\u00a0<span class="fraction">15/16</span> in')
    expect(plain('3/8" and 3/8"').match(/<span/g)).toHaveLength(2)
  })

  it('leaves hours, dates, addresses and other ratios as they are', () => {
    for (const text of [
      'open 24/7',
      'on 1/2/2026',
      'since 12/2/2025',
      'https://example.com/a/1/2',
      'sheet 9/8',
      'a 1/2nd',
      'plain words',
    ]) {
      expect(plain(text)).toBe(text)
    }
  })
})
