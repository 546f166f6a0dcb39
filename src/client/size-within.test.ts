import { expect, it } from 'vitest'
import { sizeWithin } from './size-within'

it.each([
  [4000, 3000, 2000, 1500],
  [3000, 4000, 1500, 2000],
  [800, 600, 800, 600],
  [9000, 2, 2000, 1],
])('%i × %i becomes %i × %i', (width, height, nextWidth, nextHeight) => {
  expect(sizeWithin({ width, height }, 2000)).toEqual({ width: nextWidth, height: nextHeight })
})
