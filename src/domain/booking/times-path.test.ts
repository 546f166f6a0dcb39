import { expect, it } from 'vitest'
import { timesPath } from './times-path'

it('leads to the times of a ZIP code with what was said and held before', () => {
  expect(timesPath({ zip: '75024', refused: 'taken', about: 'shower', hold: 'a/b' })).toBe(
    '/book-visit/times?zip=75024&refused=taken&about=shower&hold=a%2Fb',
  )
  expect(timesPath({ zip: '75024', for: 'quote' })).toBe('/book-visit/times?zip=75024&for=quote')
  expect(timesPath({ zip: '', about: '', hold: '' })).toBe('/book-visit/times?zip=')
})
