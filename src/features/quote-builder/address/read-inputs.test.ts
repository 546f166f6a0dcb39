import { expect, it } from 'vitest'
import { readInputs } from './read-inputs'

const inputs = {
  serviceType: 'shower_glass_quote',
  regionId: 1,
  glassTypeId: 2,
  finishId: 3,
  thicknessMm: 9.525,
  panels: [{ widthIn: 36, heightIn: 76, role: 'door' as const }],
  hardware: [{ id: 4, quantity: 1 }],
  complexityFactorId: 1,
  locationFactorId: null,
}

it('reads the inputs of a link for the service that it opens', () => {
  expect(readInputs(JSON.stringify(inputs), 'shower_glass_quote')).toEqual(inputs)
  expect(readInputs(JSON.stringify(inputs), 'window_replacement')).toBeNull()
})

it.each([null, '', '{', 'null', '[]', '{"serviceType":"shower_glass_quote"}'])(
  'reads nothing out of %j',
  (text) => {
    expect(readInputs(text, 'shower_glass_quote')).toBeNull()
  },
)
