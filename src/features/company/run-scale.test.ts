import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { bayPx, isToScale } from './run-scale'

it('says that an order is drawn to scale only where each of its bays is as wide as its days', () => {
  expect(isToScale({ price: 3, measure: 8, install: 5 })).toBe(true)
  expect(isToScale({ price: 1, measure: 8, install: 5 })).toBe(false)
  expect(isToScale({ price: 0, measure: 8, install: 5 })).toBe(false)
  expect(isToScale({ price: 3, measure: 8, install: 1 })).toBe(false)
  expect(isToScale({ price: 5, measure: 1, install: 5 })).toBe(false)
})

it('knows how wide the page draws each bay at least', () => {
  const css = readFileSync('src/features/company/order-run.css', 'utf8')
  const columns = /grid-template-columns:([^;]+);/.exec(css)?.[1] ?? ''
  const drawn = [...columns.matchAll(/minmax\(([\d.]+)rem/g)].map(([, rem]) => Number(rem) * 16)
  expect(drawn).toEqual([bayPx.price, bayPx.measure, bayPx.install, bayPx.last])
})
