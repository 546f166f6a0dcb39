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

it('writes sizes as a tape has them, and as they are for what is cut by them', () => {
  const panel = { widthIn: 36 + 5 / 7, heightIn: 76 }
  const translator = translatorOf('en', 'papers')
  expect(paperWords(translator, 'en').sizeIn(panel)).toBe('36 11/16 × 76 in')
  expect(paperWords(translator, 'en').inches(panel.widthIn)).toBe('36 11/16″')
  const exact = paperWords(translator, 'en', { areSizesExact: true })
  expect(exact.sizeIn(panel)).toBe('36.7143 × 76 in')
})
