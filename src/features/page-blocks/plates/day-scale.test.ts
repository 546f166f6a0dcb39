import { describe, expect, it } from 'vitest'
import { dayScale } from './day-scale'

describe('the line of days', () => {
  const offsets = [0, 1, 3, 12, 14]
  const { steps, at } = dayScale(offsets, 18)

  it('keeps room for the words of every step, the last included', () => {
    const ends = [...steps, 1]
    for (const [index, step] of steps.entries()) {
      expect((ends[index + 1] ?? 0) - step).toBeGreaterThan(0.18)
    }
  })

  it('has the tick of a step at the step, and every day after the one before', () => {
    offsets.forEach((offset, index) => expect(at(offset)).toBeCloseTo(steps[index] ?? -1))
    for (let day = 1; day <= 18; day += 1) expect(at(day)).toBeGreaterThan(at(day - 1))
    expect(at(18)).toBeCloseTo(1)
  })

  it('parts steps of one day', () => {
    const same = dayScale([0, 1, 2, 2, 2], 2)
    expect(new Set(same.steps).size).toBe(5)
    expect(same.steps.at(-1)).toBeLessThan(0.83)
  })
})
