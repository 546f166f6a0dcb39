import { describe, expect, it } from 'vitest'
import { stateAfter } from './customer-state'

const nothing = { hasRunning: false, hasCarriedOut: false, hasQuote: false }

describe('the state of a customer', () => {
  it.each([
    [{}, 'lead'],
    [{ hasQuote: true }, 'quoted'],
    [{ hasQuote: true, hasRunning: true }, 'customer'],
    [{ hasQuote: true, hasCarriedOut: true }, 'past_customer'],
    [{ hasQuote: true, hasCarriedOut: true, hasRunning: true }, 'customer'],
  ] as const)('after %j is %s', (happened, state) => {
    expect(stateAfter({ ...nothing, ...happened })).toBe(state)
  })
})
