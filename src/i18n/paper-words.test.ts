import { expect, it } from 'vitest'
import { paperWords } from './paper-words'
import { translatorOf } from './translator'

it('writes what is taken off with a minus, and nothing without a sign', () => {
  const words = paperWords(translatorOf('en', 'papers'), 'en')
  expect(words.bare(-1812.18, 'USD')).toBe('−1,812.18')
  expect(words.bare(-0, 'USD')).toBe('0.00')
})

it.each(['en', 'es'] as const)(
  'writes a difference with its sign before the currency, in %s',
  (language) => {
    const { signedMoney } = paperWords(translatorOf(language, 'papers'), language)
    expect([74.82, -66.68, 0].map((amount) => signedMoney(amount, 'USD'))).toEqual([
      '+$74.82',
      '−$66.68',
      '$0.00',
    ])
  },
)
