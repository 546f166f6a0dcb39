import { describe, expect, it } from 'vitest'
import { leftOfTotal } from './left-of-total'

describe('what is left of a total', () => {
  it.each([
    // which a computer that subtracts calls 823.5200000000001
    [1266.96, 443.44, 823.52],
    [100, 0, 100],
    [100, 100, 0],
    [100, 250, 0],
  ])('%d less %d paid is %d', (total, paid, left) => {
    expect(leftOfTotal(total, paid, 'USD')).toBe(left)
  })
})
