import { expect, test } from 'vitest'
import type { GlassOffer } from './chosen-glass'
import { madeOf } from './made-of'

const offer: GlassOffer = {
  work: { service: 'window_replacement', category: 'insulated', coating: 'low_e' },
  ...{ figure: null, approval: null, note: '', request: null, glassMm: 25.4 },
  thicknesses: [
    { inches: '3/4', mm: 19.05, lbPerSqFt: 3.3 },
    { inches: '1', mm: 25.4, lbPerSqFt: 6.6 },
  ],
}

test('a window is drawn of the glass and in the thickness that its price is of', () => {
  expect(madeOf({ glass: offer, thicknessMm: 19.05 })).toEqual({
    ...{ panes: 2, hasCoating: true, thicknessIn: 0.75, lbPerSqFt: 3.3 },
  })
  const single: GlassOffer = {
    ...offer,
    work: { service: 'window_replacement', category: 'flat' },
    thicknesses: [{ inches: '1/4', mm: 6.35, lbPerSqFt: 3.25 }],
  }
  expect(madeOf({ glass: single, thicknessMm: 6.35 })).toEqual({
    ...{ panes: 1, hasCoating: false, thicknessIn: 0.25, lbPerSqFt: 3.25 },
  })
})
