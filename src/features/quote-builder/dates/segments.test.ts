import { describe, expect, it } from 'vitest'
import { segmentsOf } from './segments'

describe('the line of an order', () => {
  it('spans its days, and marks those on which somebody works', () => {
    const off = ['2026-11-29']
    const all = ['26', '27', '28', '29', '30'].map((day) => `2026-11-${day}`)
    const days = [...all, '2026-12-01', '2026-12-02'].map((day) => ({
      day,
      isWorking: !off.includes(day),
    }))
    expect(
      segmentsOf({
        today: '2026-11-26',
        visit: '2026-11-30',
        installed: { from: '2026-12-02', until: '2026-12-02' },
        installDays: { least: 2, most: 2 },
        days,
      }),
    ).toEqual([
      { days: 4, marks: [0.25, 0.5] },
      { days: 2, marks: [0.5] },
      { days: 0, marks: [] },
    ])
  })
})
