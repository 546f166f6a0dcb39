import { expect, it } from 'vitest'
import { bookPath, offeredBookPath } from './book-path'

it('leads to the times of a ZIP code that ends the address, else to the question for it', () => {
  expect(bookPath('1208 Sample Lane, Plano, TX 75024-1234')).toBe('/book-visit/times?zip=75024')
  expect(bookPath('12085 Sample Lane, Plano')).toBe('/book-visit')
  expect(bookPath(null)).toBe('/book-visit')
})

it('is offered while the shop takes visits on the site and none is booked', () => {
  const place = { address: 'Plano, TX 75024', isOpen: true, isBooked: false }
  expect(offeredBookPath(place)).toBe('/book-visit/times?zip=75024')
  expect(offeredBookPath({ ...place, isBooked: true })).toBeNull()
  expect(offeredBookPath({ ...place, isOpen: false })).toBeNull()
})
