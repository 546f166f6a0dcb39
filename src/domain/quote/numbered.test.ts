import { describe, expect, it } from 'vitest'
import { numberedIn } from './numbered'

describe('a number that somebody types', () => {
  it.each(['Q-000002', 'q-2', 'q 2', 'Q2', ' q - 2 '])('names a quote as %j', (text) => {
    expect(numberedIn(text)).toEqual({ list: 'quotes', id: 2 })
  })

  it('names a payment or a job by its letter', () => {
    expect(numberedIn('P-000310')).toEqual({ list: 'payments', id: 310 })
    expect(numberedIn('j12')).toEqual({ list: 'jobs', id: 12 })
  })

  it.each(['2', 'Q-', 'Q-0', 'x2', 'Q-2a', 'Quinn', 'q 1234567890'])('is none as %j', (text) => {
    expect(numberedIn(text)).toBeNull()
  })
})
