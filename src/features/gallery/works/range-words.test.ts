import { expect, it } from 'vitest'
import { rangeWords } from './range-words'

const texts = { range: 'Works {first}–{last} of {count}', rangeOne: 'Work {first} of {count}' }

it('one work is no range', () => {
  expect(rangeWords(texts, { first: 1, last: 4, count: 10 })).toBe('Works 1–4 of 10')
  expect(rangeWords(texts, { first: 3, last: 3, count: 10 })).toBe('Work 3 of 10')
})
