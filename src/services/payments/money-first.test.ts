import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { afterMoney, longestWaitMs, settling } from './money-first'

vi.mock('node:timers/promises', () => ({
  setTimeout: (ms: number) => new Promise((resolve) => setTimeout(resolve, ms)),
}))

/** Whether a letter may be written, looked at without waiting for it. */
function letter() {
  const seen = { mayGo: false }
  void afterMoney().then(() => {
    seen.mayGo = true
  })
  return seen
}

describe('what may be done later', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('begins at once where no payment is being settled', async () => {
    const waiting = letter()
    await vi.advanceTimersByTimeAsync(0)
    expect(waiting.mayGo).toBe(true)
  })

  it('waits for a payment and for the next of a burst', async () => {
    let end = () => {}
    const payment = settling(() => new Promise<void>((resolve) => (end = resolve)))
    const waiting = letter()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(waiting.mayGo).toBe(false)
    end()
    await payment
    await vi.advanceTimersByTimeAsync(200)
    expect(waiting.mayGo).toBe(false)
    await vi.advanceTimersByTimeAsync(200)
    expect(waiting.mayGo).toBe(true)
  })

  it('goes on in a burst without an end, and after a payment that failed', async () => {
    let fail: (error: Error) => void = () => {}
    const payment = settling(() => new Promise<void>((_, reject) => (fail = reject)))
    const first = letter()
    await vi.advanceTimersByTimeAsync(longestWaitMs + 100)
    expect(first.mayGo).toBe(true)
    fail(new Error('The database went away.'))
    await expect(payment).rejects.toThrow('went away')
    const second = letter()
    await vi.advanceTimersByTimeAsync(400)
    expect(second.mayGo).toBe(true)
  })
})
