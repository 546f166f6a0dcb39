import { expect, it } from 'vitest'
import { aGlassType, tables } from '../../../../tests/fixtures/pricing-tables'
import { generalRules } from './general-rules'

const shopOf = (category: 'mirror' | 'flat') => ({
  ...tables,
  glassTypes: [aGlassType({ id: 1, category })],
})

it('prices no window in a shop that has none of the glass that the form offers for it', () => {
  expect(generalRules.lackOf(shopOf('mirror'), 'new_window_installation')).toBe('glassType')
  expect(generalRules.lackOf(shopOf('flat'), 'new_window_installation')).toBeNull()
})
