import { describe, expect, it } from 'vitest'
import { firstLook, nextLook } from './next-look'

const begun = new Date('2026-05-04T12:00:00.000Z')
const after = (minutes: number) => new Date(begun.getTime() + minutes * 60_000)
const pause = (age: number) =>
  (nextLook(begun, after(age)).getTime() - after(age).getTime()) / 60_000

describe('an open payment', () => {
  it('is left alone for five minutes', () => {
    expect(firstLook(begun)).toEqual(after(5))
  })

  it('is looked at each minute while it is young, and once an hour when it is old', () => {
    expect([0, 5, 20, 60, 300, 3000].map(pause)).toEqual([1, 1, 4, 12, 60, 60])
  })

  it('takes some dozens of looks in its first day', () => {
    let at = firstLook(begun)
    let looks = 0
    for (; at < after(24 * 60); looks += 1) at = nextLook(begun, at)
    expect(looks).toBeGreaterThan(30)
    expect(looks).toBeLessThan(60)
  })
})
