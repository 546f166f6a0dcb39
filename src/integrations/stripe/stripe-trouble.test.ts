import Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import { isBadSignature, isOldSignature, stripeTrouble } from './stripe-trouble'

const answered = (statusCode: number) =>
  stripeTrouble(new Stripe.errors.StripeAPIError({ type: 'api_error', message: 'No.', statusCode }))

describe('what Stripe answered', () => {
  it('is tried again when it asks for patience, and only then', () => {
    expect(answered(429)).toBe('busy')
    expect(answered(402)).toBe('refused')
    expect(answered(500)).toBe('fault')
  })
})

describe('a signature that is refused', () => {
  const stripe = new Stripe('sk_test_nobody')
  const secret = 'whsec_of_a_test'
  const refusal = (agoSeconds: number, signedWith = secret) => {
    const timestamp = Math.floor(Date.now() / 1000) - agoSeconds
    const header = stripe.webhooks.generateTestHeaderString({
      payload: '{}',
      secret: signedWith,
      timestamp,
    })
    try {
      return void stripe.webhooks.constructEvent('{}', header, secret)
    } catch (error) {
      return error
    }
  }

  it('is old where its time is, and false where another secret made it', () => {
    expect(isOldSignature(refusal(3_600))).toBe(true)
    expect(isBadSignature(refusal(3_600))).toBe(true)
    expect(isOldSignature(refusal(0, 'whsec_of_somebody'))).toBe(false)
    expect(isBadSignature(refusal(0, 'whsec_of_somebody'))).toBe(true)
    expect(refusal(0)).toBeUndefined()
  })
})
