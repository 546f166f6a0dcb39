import { describe, expect, it } from 'vitest'
import { openingOfInches } from '@/client/opening/opening'
import { priceAtOpening } from './price-at-opening'

const href = '/get-quote?serviceType=shower_glass_quote&thickness=3%2F8&step=3'

describe('the price of a work at the size that is carried along', () => {
  it('hands the sizes over in inches, beside what the work is made of', () => {
    const address = new URL(priceAtOpening(href, openingOfInches(36.625, 76)), 'http://site')
    expect(Object.fromEntries(address.searchParams)).toEqual({
      serviceType: 'shower_glass_quote',
      thickness: '3/8',
      step: '3',
      width: '36 5/8"',
      height: '76"',
    })
  })

  it('is left to be typed where none is carried', () => {
    expect(priceAtOpening(href, null)).toBe(href)
    expect(priceAtOpening('/get-quote', openingOfInches(36.625, 76))).toBe('/get-quote')
  })
})
