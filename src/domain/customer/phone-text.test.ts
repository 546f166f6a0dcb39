import { expect, it } from 'vitest'
import { phoneText } from './phone-text'

it.each([
  ['2145550177', '(214) 555-0177'],
  ['+1 214.555.0177', '(214) 555-0177'],
  ['(214) 555-0177', '(214) 555-0177'],
  ['214 555 0177 ext. 4', '214 555 0177 ext. 4'],
  ['+44 20 7946 0958', '+44 20 7946 0958'],
  ['555-0177', '555-0177'],
  [' ', ''],
])('%s reads %s', (phone, text) => {
  expect(phoneText(phone)).toBe(text)
})
