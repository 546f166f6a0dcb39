import { expect, it } from 'vitest'
import { bookPath } from './book-path'

it('leads to the times of a ZIP code that ends the address, else to the question for it', () => {
  expect(bookPath('1208 Sample Lane, Plano, TX 75024-1234')).toBe('/book-visit/times?zip=75024')
  expect(bookPath('12085 Sample Lane, Plano')).toBe('/book-visit')
  expect(bookPath(null)).toBe('/book-visit')
})
