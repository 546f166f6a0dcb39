import { expect, it } from 'vitest'
import { insideSentence } from './inside-sentence'

it.each([
  ['Brushed nickel hardware', 'brushed nickel hardware'],
  ['Heavy-duty hinges, three', 'heavy-duty hinges, three'],
  ['Níquel cepillado', 'níquel cepillado'],
  ['Órdenes', 'órdenes'],
  ['Clear, 3/8"', 'clear, 3/8"'],
  ['U-channel', 'U-channel'],
  ['Low-E', 'Low-E'],
  ['Anti-Spot Coating', 'Anti-Spot Coating'],
  ['PVB interlayer', 'PVB interlayer'],
  ['3/8 inch', '3/8 inch'],
  ['', ''],
])('%s reads %s', (name, said) => {
  expect(insideSentence(name)).toBe(said)
})
