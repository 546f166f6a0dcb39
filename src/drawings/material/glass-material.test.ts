import { describe, expect, it } from 'vitest'
import { showerFinishKeys } from '@/domain/pricing/shower-options'
import { detailAt, materialOf } from './glass-material'

describe('the material of a finish', () => {
  it('is its own for each finish of the wizard', () => {
    expect(showerFinishKeys.map(materialOf)).toEqual(['clear', 'low_iron', 'etch', 'rain', 'film'])
  })

  it('is read from the words of a finish that the shop added', () => {
    expect(
      ['bronze', 'gray_tint', 'GREY', 'reeded-1-2in', 'antique_mirror'].map(materialOf),
    ).toEqual(['bronze', 'gray', 'gray', 'reeded', 'mirror'])
  })

  it('is clear where nothing is known of the finish, or none is chosen', () => {
    expect(['terrain', 'sunset', 'constructor', '', null].map(materialOf)).toEqual(
      Array(5).fill('clear'),
    )
  })
})

describe('how much of a material is drawn', () => {
  it('is its colour and edge alone below two px to the inch', () => {
    expect(detailAt(1.5, false)).toBe('flat')
    expect(detailAt(1.5, true)).toBe('flat')
  })

  it('is all of it from there on, and a veil while sizes move', () => {
    expect(detailAt(2, false)).toBe('full')
    expect(detailAt(2, true)).toBe('veiled')
  })
})
