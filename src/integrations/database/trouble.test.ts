import { describe, expect, it } from 'vitest'
import { isDatabaseAway, isSacrificed } from './trouble'

const caused = (code: string) =>
  new Error('Failed query', { cause: Object.assign(new Error('told'), { code }) })

describe('what PostgreSQL says of a transaction', () => {
  it.each(['40P01', '40001'])('means that it was ended for the sake of another: %s', (code) => {
    expect(isSacrificed(caused(code))).toBe(true)
    expect(isDatabaseAway(caused(code))).toBe(false)
  })

  it.each(['23505', '40002', '57014', 'ECONNRESET'])('means something else: %s', (code) => {
    expect(isSacrificed(caused(code))).toBe(false)
  })

  it('may be nothing at all', () => {
    expect(isSacrificed(new Error('deadlock'))).toBe(false)
    expect(isSacrificed(null)).toBe(false)
  })
})
