import { describe, expect, it } from 'vitest'
import { adviseLargest } from './largest-glass'

const one = (widthIn: number, heightIn: number) => [{ widthIn, heightIn }]
const threeEighths = { kind: 'shower', thicknessMm: 9.525 } as const
const half = { kind: 'shower', thicknessMm: 12.7 } as const
const unit = { kind: 'insulated', thicknessMm: 25.4 } as const
const sheet = { kind: 'sheet', thicknessMm: 6.35 } as const

describe('the largest glass', () => {
  it('names how tall a shower panel of its thickness is made', () => {
    expect(adviseLargest({ ...threeEighths, panels: one(30, 84) })).toBeNull()
    expect(adviseLargest({ ...threeEighths, panels: one(30, 84.0625) })).toEqual({
      kind: 'shower',
      mostIn: 84,
      thickerHelps: true,
    })
    expect(adviseLargest({ ...half, panels: one(30, 120) })).toBeNull()
    expect(adviseLargest({ ...half, panels: one(30, 121) })).toMatchObject({ thickerHelps: false })
  })

  it('looks at every panel', () => {
    const panels = [...one(30, 76), ...one(28, 100)]
    expect(adviseLargest({ ...threeEighths, panels })?.kind).toBe('shower')
  })

  it('holds a sheet against the largest one, either way round', () => {
    expect(adviseLargest({ ...sheet, panels: one(120, 72) })).toBeNull()
    expect(adviseLargest({ ...sheet, panels: one(72.5, 90) })?.kind).toBe('sheet')
    expect(adviseLargest({ ...sheet, panels: one(121, 20) })?.kind).toBe('sheet')
    expect(adviseLargest({ ...half, panels: one(80, 76) })?.kind).toBe('sheet')
  })

  it('holds an insulated unit against its sides and its area', () => {
    expect(adviseLargest({ ...unit, panels: one(80, 90) })).toBeNull()
    expect(adviseLargest({ ...unit, panels: one(85, 90) })?.kind).toBe('unit')
    expect(adviseLargest({ ...unit, panels: one(600, 600) })?.kind).toBe('unit')
    expect(adviseLargest({ ...unit, panels: one(20, 140) })?.kind).toBe('unit')
  })
})
