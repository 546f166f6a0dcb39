import { expect, it } from 'vitest'
import { aboutPounds } from './about-pounds'

it.each([
  [72.38, 73],
  [80, 80],
  [80.01, 81],
  [0.1 + 0.2 + 79.7, 80],
  [0.4, 1],
])('%s lb are said to be %s', (weightLb, said) => {
  expect(aboutPounds(weightLb)).toBe(said)
})
