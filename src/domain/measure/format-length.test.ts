import { describe, expect, it } from 'vitest'
import { feetAndInches, formatInches, formatInchesDecimal, formatOnTape } from './format-length'
import { inchesOfFeet } from './inches-of-feet'
import { inchFractions, nearestSixteenth, nextSixteenth, previousSixteenth } from './sixteenths'

describe('formatInches', () => {
  it.each([
    [36.625, '36 5/8'],
    [36, '36'],
    [0.5, '1/2'],
    [0, '0'],
    [36.0625, '36 1/16'],
    [36.62500001, '36 5/8'],
    [36.7, '36.7'],
    [36.33333, '36.3333'],
    [-1.5, '-1 1/2'],
  ])('writes %f as %s', (inches, text) => {
    expect(formatInches(inches)).toBe(text)
  })

  it('writes decimals and feet without idle zeros', () => {
    expect(formatInchesDecimal(36.625)).toBe('36.625')
    expect(feetAndInches(36.625)).toEqual({ feet: 3, rest: '0 5/8' })
    expect(feetAndInches(76)).toEqual({ feet: 6, rest: '4' })
    expect(feetAndInches(24.1)).toEqual({ feet: 2, rest: '0.1' })
  })
})

describe('formatOnTape', () => {
  it.each([
    [36 + 5 / 7, '36 11/16'],
    [64.625 - (36 + 5 / 7), '27 15/16'],
    [930 / 25.4, '36 5/8'],
    [36.625, '36 5/8'],
    [47.99, '48'],
  ])('writes %f as %s', (inches, text) => {
    expect(formatOnTape(inches)).toBe(text)
  })
})

describe('inchesOfFeet', () => {
  it('comes to the mark of a tape that the feet stand for', () => {
    expect(inchesOfFeet(11.416667)).toBe(137)
    expect(inchesOfFeet(3.052083)).toBe(36.625)
    expect(inchesOfFeet(8)).toBe(96)
    expect(inchesOfFeet(2.44)).toBe(29.25)
  })
})

describe('sixteenths', () => {
  it('step from mark to mark, and from between marks to the next one', () => {
    expect(nextSixteenth(36)).toBe(36.0625)
    expect(previousSixteenth(36)).toBe(35.9375)
    expect(nextSixteenth(36.01)).toBe(36.0625)
    expect(previousSixteenth(36.01)).toBe(36)
    expect(previousSixteenth(0)).toBe(0)
    expect(nearestSixteenth(36.6)).toBe(36.625)
    expect(nearestSixteenth(36.03125)).toBe(36.0625)
  })

  it('make the guide table in lowest terms', () => {
    expect(inchFractions).toHaveLength(15)
    expect(inchFractions[9]).toEqual({ label: '5/8', decimal: 0.625 })
    expect(inchFractions[14]).toEqual({ label: '15/16', decimal: 0.9375 })
  })
})
