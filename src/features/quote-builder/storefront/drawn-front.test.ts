import { expect, it } from 'vitest'
import { readAddress } from '../address/builder-address'
import { isPricedByFigures } from './drawn-front'

const opensByFigures = (query: string) =>
  isPricedByFigures(readAddress(new URLSearchParams(`serviceType=commercial_inquiry${query}`)))

it('is drawn with the sizes of the home page, whatever step its form names', () => {
  expect(opensByFigures('')).toBe(false)
  expect(opensByFigures('&width=120%22&height=96%22&step=3')).toBe(false)
})

it('is priced by figures where a price or the inputs of one are asked for', () => {
  expect(opensByFigures('&step=quote')).toBe(true)
  expect(opensByFigures('&step=3&inputs=%7B%7D')).toBe(true)
})
