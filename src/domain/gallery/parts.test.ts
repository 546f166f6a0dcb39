import { describe, expect, it } from 'vitest'
import { partAddress, partOf, partsOf } from './parts'

describe('the parts of the gallery', () => {
  it.each([
    [0, 1],
    [1, 1],
    [24, 1],
    [25, 2],
    [5000, 209],
  ])('are, for %i works, %i', (works, parts) => {
    expect(partsOf(works)).toBe(parts)
  })

  it('begin at the gallery itself', () => {
    expect(partAddress(1)).toBe('/gallery')
    expect(partAddress(2)).toBe('/gallery/page/2')
  })

  it.each(['1', '2', '84'])('are numbers like %s', (text) => {
    expect(partOf(text)).toBe(Number(text))
  })

  it.each(['', '0', '01', '-1', '1.5', '1e3', '9999999', 'two'])('are never %j', (text) => {
    expect(partOf(text)).toBeNull()
  })
})
