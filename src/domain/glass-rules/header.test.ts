import { expect, it } from 'vitest'
import { parts, shop } from '../../../tests/fixtures/glass-work'
import { firstQuantity } from './header'

const listed = (id: number) => {
  const found = shop.hardware.find((item) => item.id === id)
  if (!found) throw new Error('not listed')
  return found
}

it('is taken over all panels by the first press, anything else once', () => {
  const panels = [30, 30.0625].map((widthIn) => ({ widthIn, heightIn: 76 }))
  expect(firstQuantity(listed(parts.header), panels)).toBe(6)
  expect(firstQuantity(listed(parts.header), panels.slice(0, 1))).toBe(3)
  expect(firstQuantity({ ...listed(parts.header), unitOfMeasure: 'set' }, panels)).toBe(1)
  expect(firstQuantity(listed(parts.header), undefined)).toBe(1)
  expect(firstQuantity(listed(parts.third), panels)).toBe(1)
})
