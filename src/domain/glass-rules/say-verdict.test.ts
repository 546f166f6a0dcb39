import { expect, it } from 'vitest'
import { sayWords } from './say-verdict'

it('says a weight of thousands with its comma, and a size as it is written', () => {
  const figures = { weight: 1077, width: '36 5/8', thick: 0.0625 }
  const words = '{weight} lb, {width} in, {thick} in, {other}'
  expect(sayWords(words, figures)).toBe('1,077 lb, 36 5/8 in, 0.0625 in, {other}')
})
