import { expect, it } from 'vitest'
import { bookPath, bookPathOfQuote, offeredBookPath } from './book-path'

it('leads to the times of a ZIP code that ends the address, else to the question for it', () => {
  const at = (address: string | null) => bookPath({ address, serviceType: undefined })
  expect(at('1208 Sample Lane, Plano, TX 75024-1234')).toBe('/book-visit/times?zip=75024')
  expect(at('1208 Sample Lane, Plano, TX 75024, USA')).toBe('/book-visit/times?zip=75024')
  expect(at('12085 Sample Lane, Plano')).toBe('/book-visit')
  expect(at(null)).toBe('/book-visit')
})

it('says what the visit is about, where one service says which work it is', () => {
  const of = (serviceType: string) => bookPath({ address: 'Plano, TX 75024', serviceType })
  expect(of('new_shower_installation')).toBe('/book-visit/times?zip=75024&about=shower')
  // a mirror, a table top or a shelf
  expect(of('mirrors_tabletops_quote')).toBe('/book-visit/times?zip=75024')
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
  const window = (address: string | null) => ({ address, serviceType: 'window_replacement' })
  const plano = window('Plano, TX 75024')
  expect(offeredBookPath(plano, offer)).toBe('/book-visit/times?zip=75024&about=window')
  expect(offeredBookPath(window('Frisco, TX 75034'), offer)).toBeNull()
  expect(offeredBookPath(window(null), offer)).toBeNull()
  expect(offeredBookPath(plano, { ...offer, isOpen: false })).toBeNull()
  expect(offeredBookPath(window(null), { ...offer, visits: [] })).toBe(
    '/book-visit/times?zip=75034&about=window',
  )
})
