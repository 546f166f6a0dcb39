import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { withFractions } from './with-fractions'

const set = (text: string) => renderToStaticMarkup(<>{withFractions(text)}</>)
const plain = (text: string) => set(text).replaceAll('&quot;', '"')

describe('withFractions', () => {
  it('sets fractions of an inch, alone and on the line of their whole inches', () => {
    expect(plain('in 3/8 or 1/2 in')).toBe(
      'in <span class="fraction">3/8</span> or <span class="fraction">1/2</span> in',
    )
    expect(plain('36 15/16 in')).toBe('<span class="fraction">36\u00a015/16</span> in')
    expect(plain('3/8" and 3/8"').match(/<span/g)).toHaveLength(2)
  })

  it('writes sizes whose inches were typed as ticks with inch marks', () => {
    expect(plain('3/8" glass, 36 5/8" by 76"')).toBe(
      '<span class="fraction">3/8″</span> glass, <span class="fraction">36\u00a05/8″</span> by 76″',
    )
    expect(plain('a 36" door')).toBe('a 36″ door')
    expect(plain('the "12" and the "big" one')).toBe('the "12" and the "big" one')
  })

  it('leaves hours, dates, addresses and other ratios as they are', () => {
    for (const text of [
      'open 24/7',
      'on 1/2/2026',
      'since 12/2/2025',
      'https://example.com/a/1/2',
      'sheet 9/8',
      'sheet 3 9/8',
      'a 1/2nd',
      'plain words',
    ]) {
      expect(plain(text)).toBe(text)
    }
  })
})
