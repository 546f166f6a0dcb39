import { expect, it } from 'vitest'
import { shortAddress } from './short-address'

it.each([
  ['0:0:0:0::', 'This machine'],
  ['2001:db8:0:0::', '2001:db8::'],
  ['2001:db8:12:3::', '2001:db8:12:3::'],
  ['203.0.113.7', '203.0.113.7'],
  ['unknown', 'unknown'],
])('%s is said as %s', (address, said) => {
  expect(shortAddress(address)).toBe(said)
})
