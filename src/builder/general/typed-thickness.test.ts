import { describe, expect, it } from 'vitest'
import { aGlassType } from '../../../tests/fixtures/pricing-tables'
import { readTyped, shownThickness } from './typed-thickness'

const half = aGlassType({ id: 1, thicknessMm: 12.7 })
const whole = aGlassType({ id: 2, thicknessMm: 25.4 })
const sold = [half, whole]
const shown = (glassTypeId: string, thicknessMm: string, text?: string) =>
  shownThickness({ glassTypeId, thicknessMm }, sold, text === undefined ? null : readTyped(text))

describe('the thickness that is shown', () => {
  it('is a row that is sold, or any other in inches', () => {
    expect(shown('1', '12.7')).toEqual({ row: half })
    expect(shown('2', '22.225')).toEqual({ row: null, text: '7/8' })
    expect(shown('2', '12.7')).toEqual({ row: null, text: '1/2' })
    expect(shown('1', '')).toEqual({ row: null, text: '' })
  })

  it('stays as it is typed, read or not', () => {
    expect(shown('1', '12.7', '0.5')).toEqual({ row: null, text: '0.5' })
    expect(shown('2', '15.24', '.6')).toEqual({ row: null, text: '.6' })
    expect(shown('1', '', '7/')).toEqual({ row: null, text: '7/' })
    // thicker than anything is made
    expect(shown('2', '177.8', '7')).toEqual({ row: null, text: '7' })
  })

  it('follows what changes it from outside', () => {
    expect(shown('2', '25.4', '7/8')).toEqual({ row: whole })
    expect(shown('2', '22.225', '1/4')).toEqual({ row: null, text: '7/8' })
    expect(shown('1', '12.7', '')).toEqual({ row: half })
  })
})
