import { describe, expect, it } from 'vitest'
import { figureOf, inchesOf, priceAddress } from './price-address'

describe('the way to the price', () => {
  const glass = 'bronze'

  it.each([
    ['door', 'door_replacement'],
    ['window', 'window_replacement'],
    ['shower', 'shower_glass_quote'],
  ] as const)('of a %s leads to its own builder, sizes filled in', (kind, service) => {
    expect(priceAddress('/get-quote', { kind, glass, typed: { width: '32', height: '80' } })).toBe(
      `/get-quote?serviceType=${service}&width=32&height=80`,
    )
  })

  it('hands sizes over as they were typed', () => {
    expect(
      priceAddress('/es/get-quote', {
        kind: 'door',
        glass,
        typed: { width: ' 36 5/8 ', height: `6' 8"` },
      }),
    ).toBe('/es/get-quote?serviceType=door_replacement&width=36+5%2F8&height=6%27+8%22')
  })

  it.each([
    ['etched', 'acid_etch'],
    ['rain', 'rain'],
    ['clear', 'standard_clear'],
    ['temperedLowIron', 'low_iron'],
    ['bronze', null],
  ] as const)('of a shower hands %s over as the finish it is there', (shown, finish) => {
    const typed = { width: '', height: '' }
    const address = priceAddress('/get-quote', { kind: 'shower', glass: shown, typed })
    expect(new URLSearchParams(address.split('?')[1]).get('finish')).toBe(finish)
    expect(priceAddress('/get-quote', { kind: 'door', glass: shown, typed })).not.toContain(
      'finish',
    )
  })

  it('leaves out what is no length', () => {
    expect(
      priceAddress('/get-quote', { kind: 'door', glass, typed: { width: 'wide', height: '' } }),
    ).toBe('/get-quote?serviceType=door_replacement')
  })
})

it('a length is read as in the builder, and written the same way', () => {
  expect(figureOf('36.625')).toBe('36 5/8')
  expect(figureOf(`6' 8"`)).toBe('80')
  expect(inchesOf('0')).toBeNull()
  expect(figureOf('thirty')).toBe('')
})
