import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { add, divide, divideBy, isGreater, multiply, ratioOf, roundHalfUp, toNumber } from './ratio'

const anyNumber = fc.double({ noNaN: true, noDefaultInfinity: true })

describe('ratioOf', () => {
  it('takes a float as the decimal it is written as', () => {
    expect(ratioOf(0.1)).toEqual({ n: 100_000n, d: 1_000_000n })
    expect(roundHalfUp(multiply(ratioOf(1.1), ratioOf(1.1)), 2)).toBe(121n)
    expect(add(ratioOf(0.1), ratioOf(0.2)).n * 10n).toBe(3n * add(ratioOf(0.1), ratioOf(0.2)).d)
  })

  it('equals the number written out, digit by digit', () => {
    fc.assert(
      fc.property(anyNumber, (value) => {
        const { n, d } = ratioOf(value)
        const [mantissa = '', exponent = '0'] = String(value).split('e')
        const decimals = mantissa.split('.')[1]?.length ?? 0
        const power = Number(exponent) - decimals
        const digits = BigInt(mantissa.replace('.', ''))
        const scale = 10n ** BigInt(Math.abs(power))
        expect(power >= 0 ? n : n * scale).toBe(power >= 0 ? digits * scale * d : digits * d)
      }),
      { numRuns: 1000 },
    )
  })

  it('refuses what has no value', () => {
    expect(() => ratioOf(Number.NaN)).toThrow(RangeError)
    expect(() => ratioOf(Number.POSITIVE_INFINITY)).toThrow(RangeError)
    expect(() => divide(ratioOf(1), ratioOf(0))).toThrow(RangeError)
  })
})

describe('roundHalfUp', () => {
  it.each([
    [0.005, 2, 1n],
    [1.005, 2, 101n],
    [1.0049999, 2, 100n],
    [-0.005, 2, -1n],
    [-0.0049, 2, 0n],
    [46.875, 2, 4688n],
    [0.5, 0, 1n],
    [1.2345, 3, 1235n],
  ])('takes %f to %i decimals', (value, digits, expected) => {
    expect(roundHalfUp(ratioOf(value), digits)).toBe(expected)
  })

  it('keeps an exact half that a decimal division would lose', () => {
    // 150/144 never ends in decimals, yet these products are exactly half of the last digit.
    const area = divideBy(ratioOf(150), 144n)
    expect(roundHalfUp(multiply(area, ratioOf(0.0048)), 3)).toBe(5n)
    expect(roundHalfUp(multiply(divideBy(ratioOf(1), 3n), ratioOf(0.015)), 2)).toBe(1n)
  })

  it('is off by at most a half, and never by exactly minus a half', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 20n), fc.bigInt(1n, 10n ** 20n), (n, d) => {
        const distance = 2n * (roundHalfUp({ n, d }, 0) * d - n)
        expect(distance > -d && distance <= d).toBe(true)
      }),
    )
  })
})

describe('comparing and showing', () => {
  it('orders fractions of different denominators', () => {
    expect(isGreater({ n: 1n, d: 3n }, { n: 3n, d: 10n })).toBe(true)
    expect(isGreater({ n: 1n, d: 3n }, { n: 2n, d: 6n })).toBe(false)
    expect(toNumber({ n: 1n, d: 3n })).toBe(0.3333333333)
  })
})
