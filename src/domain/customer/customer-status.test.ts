import { describe, expect, it } from 'vitest'
import { higherStatus, statusAfter } from './customer-status'

describe('statusAfter', () => {
  it.each([
    [null, 'inquired', 'lead'],
    [null, 'registered', 'lead'],
    [null, 'saved_quote', 'prospect'],
    [null, 'paid', 'active_customer'],
    ['lead', 'registered', 'lead'],
    ['lead', 'saved_quote', 'prospect'],
    ['lead', 'paid', 'active_customer'],
    ['prospect', 'registered', 'prospect'],
    ['prospect', 'saved_quote', 'prospect'],
    ['prospect', 'paid', 'active_customer'],
    ['active_customer', 'inquired', 'active_customer'],
    ['active_customer', 'saved_quote', 'active_customer'],
    ['past_customer', 'inquired', 'past_customer'],
    ['past_customer', 'saved_quote', 'past_customer'],
    ['past_customer', 'paid', 'active_customer'],
  ] as const)('makes of %s who %s: %s', (current, reason, expected) => {
    expect(statusAfter(current, reason)).toBe(expected)
  })
})

describe('higherStatus', () => {
  it('is the same whichever is named first', () => {
    expect(higherStatus('lead', 'active_customer')).toBe('active_customer')
    expect(higherStatus('active_customer', 'lead')).toBe('active_customer')
    expect(higherStatus('past_customer', 'prospect')).toBe('past_customer')
  })
})
