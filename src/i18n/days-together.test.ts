import { expect, it } from 'vitest'
import { daysTogether, numbersTogether, spanTogether } from './days-together'

it('keeps a day with its month in both languages, and the weekday free', () => {
  expect(daysTogether('Thursday, December 24')).toBe('Thursday, December\u00a024')
  expect(daysTogether('jueves, 24 de diciembre')).toBe('jueves, 24\u00a0de\u00a0diciembre')
})

it('keeps a number with the words beside it', () => {
  expect(numbersTogether('el 2 dic')).toBe('el\u00a02\u00a0dic')
  expect(numbersTogether('antes del 28 dic 2026')).toBe('antes del\u00a028\u00a0dic\u00a02026')
  expect(numbersTogether('Given back, Nov 28, 2026')).toBe('Given back, Nov\u00a028,\u00a02026')
  expect(numbersTogether('Thu, Dec 10 – Thu, Dec 17')).toBe('Thu, Dec\u00a010 – Thu, Dec\u00a017')
})

it('parts days after the dash between them, and nowhere else', () => {
  const [from, until] = ['Thu,\u00a0Dec\u00a010', 'Thu,\u00a0Dec\u00a017']
  expect(spanTogether('Thu, Dec 10 – Thu, Dec 17')).toBe(`${from}\u00a0– ${until}`)
  expect(spanTogether('Thu, Dec 10')).toBe(from)
})
