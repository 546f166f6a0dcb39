import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatMoney, majorToMinor, minorToMajor, percentOfMinor, roundToMinor } from './money'
import { ratioOf } from './ratio'
import { shareOut } from './share-out'

describe('money', () => {
  it('has the decimals of its currency', () => {
    expect(roundToMinor(ratioOf(1.0005), 'USD')).toBe(100)
    expect(roundToMinor(ratioOf(1.0005), 'KWD')).toBe(1001)
    expect(roundToMinor(ratioOf(1.5), 'JPY')).toBe(2)
    expect(minorToMajor(1001, 'kwd')).toBe(1.001)
    expect(formatMoney(1018.09, 'USD')).toBe('$1,018.09')
    expect(formatMoney(1018, 'JPY')).toBe('¥1,018')
  })

  it('is refused with more decimals than its currency', () => {
    expect(majorToMinor(10.1, 'USD')).toBe(1010)
    expect(majorToMinor(10.101, 'USD')).toBeNull()
    expect(majorToMinor(10.1, 'JPY')).toBeNull()
    expect(majorToMinor(Number.NaN, 'USD')).toBeNull()
    expect(majorToMinor(1e300, 'USD')).toBeNull()
  })

  it('goes from minor to major units and back unchanged', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e12 }),
        fc.constantFrom('USD', 'EUR', 'JPY', 'KWD'),
        (minor, currency) => {
          expect(majorToMinor(minorToMajor(minor, currency), currency)).toBe(minor)
        },
      ),
    )
  })

  it('takes percentages half up', () => {
    expect(percentOfMinor(5053, 10)).toBe(505)
    expect(percentOfMinor(151625, 10)).toBe(15163)
    expect(percentOfMinor(94050, 8.25)).toBe(7759)
  })
})

describe('shareOut', () => {
  it('gives what is left over to the largest remainders', () => {
    expect(shareOut(100, [1, 1, 1])).toEqual([34, 33, 33])
    expect(shareOut(10, [0, 5, 95])).toEqual([0, 1, 9])
    expect(shareOut(-10, [1, 1, 1])).toEqual([-4, -3, -3])
    expect(shareOut(7, [0, 0])).toEqual([7, 0])
    expect(shareOut(7, [])).toEqual([])
  })

  it('adds up to the amount, each share within one of its proportion', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1_000_000, max: 1_000_000 }),
        fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 12 }),
        (amount, weights) => {
          const shares = shareOut(amount, weights)
          const total = weights.reduce((sum, weight) => sum + weight, 0)
          expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount)
          if (total === 0) return
          shares.forEach((share, index) => {
            const fair = (amount * (weights[index] ?? 0)) / total
            expect(Math.abs(share - fair)).toBeLessThan(1.0001)
          })
        },
      ),
    )
  })
})
