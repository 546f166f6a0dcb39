import { describe, expect, it } from 'vitest'
import { judgeDimension } from './judge-dimension'

const inches = { unit: 'in', least: 1, most: 600, stepBy: 0.0625 } as const
const feet = { unit: 'ft', least: 0.1, most: 50, stepBy: 0.01 } as const

describe('judgeDimension', () => {
  it('reads a fraction in inches', () => {
    expect(judgeDimension('36 5/8', inches)).toEqual({ ok: true, inches: 36.625 })
  })

  it('reads a bare number in the unit of the field', () => {
    expect(judgeDimension('8', feet)).toEqual({ ok: true, inches: 96 })
    expect(judgeDimension('8', inches)).toEqual({ ok: true, inches: 8 })
  })

  it('refuses what is under or over the limits of the field', () => {
    expect(judgeDimension('0', inches)).toMatchObject({ ok: false, code: 'too_small' })
    expect(judgeDimension('0.5', inches)).toMatchObject({ ok: false, code: 'too_small' })
    expect(judgeDimension('601', inches)).toMatchObject({ ok: false, code: 'too_large' })
    expect(judgeDimension('51', feet)).toMatchObject({ ok: false, code: 'too_large' })
  })

  it('offers no reading that the field does not take', () => {
    expect(judgeDimension('28 q/9', inches)).toMatchObject({ suggestions: ['28'] })
    expect(judgeDimension('28 by 700', inches)).toMatchObject({ suggestions: ['28'] })
  })

  it('never takes what it cannot read for zero', () => {
    for (const text of ['', '28 3/', 'wide', '36,5,1']) {
      expect(judgeDimension(text, inches).ok).toBe(false)
    }
  })
})
