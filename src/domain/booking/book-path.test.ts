import { expect, it } from 'vitest'
import { bookPath, bookPathOfQuote, offeredBookPath } from './book-path'

it('leads to the times of a ZIP code that ends the address, else to the question for it', () => {
  expect(bookPath('1208 Sample Lane, Plano, TX 75024-1234')).toBe('/book-visit/times?zip=75024')
  expect(bookPath('1208 Sample Lane, Plano, TX 75024, USA')).toBe('/book-visit/times?zip=75024')
  expect(bookPath('12085 Sample Lane, Plano')).toBe('/book-visit')
  expect(bookPath(null)).toBe('/book-visit')
})

it('says that it is for a quote to whoever comes from its link, and never for which', () => {
  expect(bookPathOfQuote('1208 Sample Lane, Plano, TX 75024')).toBe(
    '/book-visit/times?zip=75024&for=quote',
  )
  for (const address of ['1208 Sample Lane, Plano', '', null]) {
    expect(bookPathOfQuote(address)).toBe('/book-visit/times?for=quote')
  }
})

it('is offered while the shop takes visits on the site and none is booked that may go there', () => {
  const offer = { isOpen: true, visits: [{ zip: '75034' }], usualAddress: 'Frisco, TX 75034' }
  expect(offeredBookPath('Plano, TX 75024', offer)).toBe('/book-visit/times?zip=75024')
  expect(offeredBookPath('Frisco, TX 75034', offer)).toBeNull()
  expect(offeredBookPath(null, offer)).toBeNull()
  expect(offeredBookPath('Plano, TX 75024', { ...offer, isOpen: false })).toBeNull()
  expect(offeredBookPath(null, { ...offer, visits: [] })).toBe('/book-visit/times?zip=75034')
})
