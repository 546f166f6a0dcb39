import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { partsOfMoney } from './parts-of-money'
import { placeOfAddress } from './place-of-address'

const shower = { materials: 88_050, labor: 0, otherLines: 0, tax: 9_656, total: 126_696 }

describe('the parts of money', () => {
  it('are those of the quote where all of it is paid', () => {
    expect(partsOfMoney(126_696, shower)).toEqual({
      net: 126_696,
      materials: 88_050,
      labor: 0,
      otherLines: 0,
      overhead: 28_990,
      tax: 9_656,
    })
  })

  it('are below zero where it goes back', () => {
    expect(partsOfMoney(-126_696, shower)).toMatchObject({ materials: -88_050, tax: -9_656 })
  })

  it('come to the money, whatever it is', () => {
    const part = fc.nat(1e6)
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), part, part, part, (net, ...quote) => {
        const [materials, labor, tax] = quote
        const total = materials + labor + tax + 1000
        const { net: all, ...parts } = partsOfMoney(net, {
          materials,
          labor,
          otherLines: 500,
          tax,
          total,
        })
        expect(Object.values(parts).reduce((sum, each) => sum + each, 0)).toBe(all)
      }),
    )
  })
})

describe('the place of an address', () => {
  it.each([
    ['100 Sample St, Dallas, TX 75201', '75201'],
    ['100 Sample St, Dallas, TX 75201-1234', '75201'],
    ['100 Sample St, Dallas, TX 75201, USA', '75201'],
    ['12345 Preston Rd, Dallas TX 75230', '75230'],
    ['12345 Preston Rd, Dallas', ''],
    ['75201', '75201'],
    ['100 Sample St, Dallas', ''],
    ['', ''],
    ['Account 123456789, Dallas', ''],
  ])('%s: %s', (address, place) => {
    expect(placeOfAddress(address)).toBe(place)
  })
})
