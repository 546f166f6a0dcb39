import { describe, expect, it } from 'vitest'
import { stepDimension } from './step-dimension'

const sixteenths = { unit: 'in', least: 1, most: 600, stepBy: 0.0625 } as const
const hundredths = { unit: 'in', least: 0.1, most: 600, stepBy: 0.01 } as const
const feet = { unit: 'ft', least: 0.1, most: 50, stepBy: 0.01 } as const

describe('stepDimension', () => {
  it('moves from mark to mark of a tape', () => {
    expect(stepDimension('36 5/8', sixteenths, 1)).toBe('36 11/16')
    expect(stepDimension('36 5/8', sixteenths, -1)).toBe('36 9/16')
    expect(stepDimension('36.63', sixteenths, 1)).toBe('36 11/16')
  })

  it('moves by hundredths where the field says so', () => {
    expect(stepDimension('24.5', hundredths, 1)).toBe('24.51')
    expect(stepDimension('24.51', hundredths, -1)).toBe('24 1/2')
    expect(stepDimension('7.5', feet, 1)).toBe('7.51')
  })

  it('stops at the ends', () => {
    expect(stepDimension('1', sixteenths, -1)).toBe('1')
    expect(stepDimension('600', sixteenths, 1)).toBe('600')
  })

  it('starts an empty field at its least, and only upwards', () => {
    expect(stepDimension('', sixteenths, 1)).toBe('1')
    expect(stepDimension('', sixteenths, -1)).toBeNull()
  })

  it('leaves alone what cannot be read', () => {
    expect(stepDimension('28 3/', sixteenths, 1)).toBeNull()
  })
})
