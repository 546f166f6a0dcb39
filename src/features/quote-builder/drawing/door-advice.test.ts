import { describe, expect, it } from 'vitest'
import { doorAdvice } from './door-advice'

describe('doorAdvice', () => {
  it('hangs a 28 inch door of 3/8 glass on two standard hinges', () => {
    expect(doorAdvice({ widthIn: 28, heightIn: 76, thicknessMm: 9.525 })).toEqual({
      aboutLb: 75,
      hinges: 2,
    })
  })

  it('takes a third hinge for the same door in 1/2 glass', () => {
    expect(doorAdvice({ widthIn: 28, heightIn: 76, thicknessMm: 12.7 })).toEqual({
      aboutLb: 95,
      hinges: 3,
    })
  })

  it('has no standard hinges for a door that is too wide or too heavy', () => {
    expect(doorAdvice({ widthIn: 36, heightIn: 60, thicknessMm: 9.525 }).hinges).toBeNull()
    expect(doorAdvice({ widthIn: 32, heightIn: 96, thicknessMm: 12.7 }).hinges).toBeNull()
  })
})
