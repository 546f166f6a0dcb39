import { expect, it } from 'vitest'
import { aGlassType } from '../../../tests/fixtures/pricing-tables'
import { generalMaterial } from './general-material'

const modifier = { type: 'percentage', value: 0 } as const
const tables = {
  glassTypes: [
    aGlassType({ id: 1, category: 'mirror' }),
    aGlassType({ id: 2, category: 'tabletop' }),
  ],
  finishes: [
    { id: 3, key: 'standard_clear', name: 'Clear', modifier },
    { id: 4, key: 'rain', name: 'Rain', modifier },
  ],
}

it('draws a mirror as one, and any other glass by its finish', () => {
  const drawn = (glassTypeId: string, finishId: string) =>
    generalMaterial({ glassTypeId, finishId }, tables)
  expect(drawn('1', '3')).toBe('mirror')
  expect(drawn('2', '3')).toBe('clear')
  expect(drawn('2', '4')).toBe('rain')
  expect(drawn('', '')).toBe('clear')
})
