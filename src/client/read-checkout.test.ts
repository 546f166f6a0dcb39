import { describe, expect, it } from 'vitest'
import { checkoutRefusalIn, checkoutUrlIn } from './read-checkout'

describe('checkoutRefusalIn', () => {
  it('reads the kind and the sentence', () => {
    const body = { kind: 'already_paid', error: 'This quote is paid already.' }
    expect(checkoutRefusalIn({ ...body, status: '' })).toEqual(body)
  })

  it.each([null, 'text', {}, { kind: 'x' }, { kind: 3, error: 'x' }, { kind: 'x', error: '' }])(
    'finds none in %j',
    (body) => {
      expect(checkoutRefusalIn(body)).toBeNull()
    },
  )
})

describe('checkoutUrlIn', () => {
  it('takes a web address and nothing else', () => {
    const url = 'https://checkout.stripe.com/c/pay/cs_1'
    expect(checkoutUrlIn({ checkoutSessionUrl: url })).toBe(url)
    expect(checkoutUrlIn({ checkoutSessionUrl: 'http://localhost:3001/pay/cs_1' })).not.toBeNull()
    for (const bad of ['javascript:alert(1)', '/pay', '', null, 3]) {
      expect(checkoutUrlIn({ checkoutSessionUrl: bad })).toBeNull()
    }
    expect(checkoutUrlIn(null)).toBeNull()
  })
})
