import { expect, it } from 'vitest'
import { mendMeasures } from './measure-words'

it.each([
  ['door in haf inch', 'en', 'door in half inch'],
  ['a qarter of an inch', 'en', 'a quarter of an inch'],
  ['three eigths inch', 'en', 'three eighths inch'],
  ['vidrio de medya pulgada', 'es', 'vidrio de media pulgada'],
] as const)('%j means a part of an inch', (said, language, meant) => {
  expect(mendMeasures(said.split(' '), language).join(' ')).toBe(meant)
})

it.each([
  ['every inch', 'en'],
  ['a haf door', 'en'],
  ['cada pulgada', 'es'],
  ['medida de pulgada', 'es'],
] as const)('%j stays as it is', (said, language) => {
  expect(mendMeasures(said.split(' '), language).join(' ')).toBe(said)
})
