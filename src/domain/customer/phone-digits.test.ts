import { describe, expect, it } from 'vitest'
import { digitsOfPhone, digitsToFind } from './phone-digits'

describe('the digits of a telephone number', () => {
  it.each([
    ['(214) 555-0177', '2145550177'],
    ['+1 214 555 0177', '2145550177'],
    ['1-214-555-0177', '2145550177'],
    ['+44 20 7946 0958', '442079460958'],
    ['', ''],
  ])('%s: %s', (phone, digits) => {
    expect(digitsOfPhone(phone)).toBe(digits)
    expect(digitsToFind(phone)).toBe(digits)
  })

  it.each([
    ['+1 21', '21'],
    ['+1 (214) 555', '214555'],
    ['001 214', '214'],
    ['1214', '1214'],
    ['555-01', '55501'],
  ])('found while it is typed, %s: %s', (typed, digits) => {
    expect(digitsToFind(typed)).toBe(digits)
  })
})
