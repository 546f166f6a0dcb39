import { describe, expect, it } from 'vitest'
import { readAddress, writeAddress } from './builder-address'

const read = (query: string) => readAddress(new URLSearchParams(query))

describe('readAddress', () => {
  it('reads what a link hands over', () => {
    expect(read('serviceType=commercial_inquiry&product=storefronts&step=2')).toMatchObject({
      serviceType: 'commercial_inquiry',
      product: 'storefronts',
      step: 2,
    })
  })

  it('starts at the first step when none, or none that exists, is named', () => {
    for (const step of ['', '0', '5', '1.5', 'x', '-1']) {
      expect(read(`serviceType=window_replacement&step=${step}`).step).toBe(1)
    }
  })

  it('reads the finished quote as a place of its own', () => {
    expect(read('serviceType=shower_glass_quote&step=quote').step).toBe('quote')
  })

  it('takes a quote id only when it is a whole number', () => {
    expect(read('quote_id=123').quoteId).toBe(123)
    for (const id of ['0', '-1', '1e3', 'abc', '1.5', '']) {
      expect(read(`quote_id=${id}`).quoteId).toBeNull()
    }
  })

  it('keeps sizes as they were typed elsewhere', () => {
    expect(read('width=36+5%2F8&height=76')).toMatchObject({ width: '36 5/8', height: '76' })
    expect(read('width=36+5%2F8&height=6+ft&unit=in')).toMatchObject({
      width: '36 5/8"',
      height: '6 ft',
    })
  })
})

describe('writeAddress', () => {
  it('leads back to the picker when nothing is chosen', () => {
    expect(writeAddress({})).toBe('/get-quote')
  })

  it('leaves the first step out', () => {
    expect(writeAddress({ serviceType: 'shower_glass_quote', step: 1 })).toBe(
      '/get-quote?serviceType=shower_glass_quote',
    )
  })

  it('is read back as it was written', () => {
    const place = {
      serviceType: 'commercial_inquiry',
      product: 'pivot_doors',
      quoteId: 7,
      step: 'quote' as const,
    }
    expect(read(writeAddress(place).split('?')[1] ?? '')).toMatchObject(place)
  })
})
