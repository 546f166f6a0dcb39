import { expect, it } from 'vitest'
import { daysTogether } from './days-together'

it('keeps a day with its month in both languages, and the weekday free', () => {
  expect(daysTogether('Thursday, December 24')).toBe('Thursday, December\u00a024')
  expect(daysTogether('jueves, 24 de diciembre')).toBe('jueves, 24\u00a0de\u00a0diciembre')
})
