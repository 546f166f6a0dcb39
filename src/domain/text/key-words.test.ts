import { expect, it } from 'vitest'
import { keyWords } from './key-words'

it.each([
  ['widthIn', 'Width (in)'],
  ['thicknessMm', 'Thickness (mm)'],
  ['amountMinor', 'Amount (cents)'],
  ['request_key', 'Request key'],
  ['glassTypeId', 'Glass type id'],
  ['in', 'In'],
  ['', ''],
])('%s reads %s', (key, words) => {
  expect(keyWords(key)).toBe(words)
})
