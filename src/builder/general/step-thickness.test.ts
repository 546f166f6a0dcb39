import { describe, expect, it } from 'vitest'
import { stepThickness } from './step-thickness'

describe('stepThickness', () => {
  it('moves by a tenth of a millimetre, without what binary fractions leave over', () => {
    expect(stepThickness('12.7', 1)).toBe('12.8')
    expect(stepThickness('12.7', -1)).toBe('12.6')
    expect(stepThickness('4.7625', 1)).toBe('4.8625')
  })

  it('stays within what can be priced', () => {
    expect(stepThickness('1', -1)).toBe('1')
    expect(stepThickness('100', 1)).toBe('100')
  })

  it('starts an empty field at the least, and leaves what it cannot read alone', () => {
    expect(stepThickness('', 1)).toBe('1')
    expect(stepThickness('', -1)).toBeNull()
    expect(stepThickness('thick', 1)).toBeNull()
  })
})
