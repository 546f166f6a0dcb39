import Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import { stripeTrouble } from './stripe-trouble'

const answered = (statusCode: number) =>
  stripeTrouble(new Stripe.errors.StripeAPIError({ type: 'api_error', message: 'No.', statusCode }))

describe('what Stripe answered', () => {
  it('is tried again when it asks for patience, and only then', () => {
    expect(answered(429)).toBe('busy')
    expect(answered(402)).toBe('refused')
    expect(answered(500)).toBe('fault')
  })
})
