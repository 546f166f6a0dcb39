import { describe, expect, it } from 'vitest'
import { drafted, sketched } from './dimension-look'
import { strokesOf } from './dimension-strokes'

const width = { axis: 'x', from: 100, to: 300, at: 50, figure: '60"' } as const
const height = { axis: 'y', from: 100, to: 300, at: 50, figure: '60"' } as const

/** The numbers of a path, stroke by stroke: from x, y to x, y. */
function strokes(path: string): number[][] {
  return path
    .split('M')
    .filter(Boolean)
    .map((stroke) => stroke.split(/[ L]/).map(Number))
}

describe('the line of a dimension', () => {
  it('is interrupted for its figure, as far on the left as on the right', () => {
    const [left = [], right = []] = strokes(strokesOf(width, drafted, 15).line)
    expect(left[0]).toBe(100)
    expect(right[2]).toBe(300)
    expect(200 - (left[2] ?? 0)).toBeCloseTo((right[0] ?? 0) - 200)
    expect(200 - (left[2] ?? 0)).toBeGreaterThan(14)
  })

  it('comes nearer to a figure that has a tint behind it', () => {
    const end = (nearer: number) => strokes(strokesOf(width, drafted, 15, nearer).line)[0]?.[2] ?? 0
    expect(end(2)).toBeCloseTo(end(0) + 2)
  })

  it('runs on past its ends in an illustration', () => {
    const [left = [], right = []] = strokes(strokesOf(width, sketched, 15).line)
    expect([left[0], right[2]]).toEqual([94, 306])
  })

  it('is whole where it has no figure', () => {
    expect(strokesOf({ ...width, figure: '' }, sketched, 15).line).toBe('M94 50L306 50')
  })

  it('stays whole where it is too short, its figure beside it on the side away from the work', () => {
    const short = { ...width, to: 130 }
    expect(strokesOf({ ...short, work: 10 }, drafted, 15)).toMatchObject({
      line: 'M100 50L130 50',
      figure: { x: 115, y: 69 },
    })
    expect(strokesOf({ ...short, work: 90 }, drafted, 15).figure).toEqual({ x: 115, y: 31 })
  })

  it('stands outside as well where little more than its ends would be left of it', () => {
    const drawn = (to: number) => strokesOf({ ...width, to }, sketched, 15).line
    expect(drawn(158)).toMatch(/^M94 50L/)
    expect(drawn(157)).toMatch(/^M78 50L100 50M157 50L/)
  })

  it('stands outside of what is too small for it in an illustration, its figure between', () => {
    expect(strokesOf({ ...width, to: 130 }, sketched, 15)).toMatchObject({
      line: 'M78 50L100 50M130 50L152 50',
      figure: { x: 115, y: 50 },
    })
  })
})

describe('a height', () => {
  it('is interrupted for the height of an upright figure, however long that is', () => {
    const long = { ...height, figure: '69 3/4"' }
    expect(strokesOf(long, sketched, 15).line).toBe(strokesOf(height, sketched, 15).line)
    expect(strokesOf(long, drafted, 15).line).not.toBe(strokesOf(height, drafted, 15).line)
  })

  it('has slashes that lean as one reads them: turned with the figure, or upright', () => {
    expect(strokes(strokesOf(height, drafted, 15).slashes)[0]).toEqual([54, 104, 46, 96])
    expect(strokes(strokesOf(height, sketched, 15).slashes)[0]).toEqual([55, 95, 45, 105])
    expect(strokes(strokesOf(width, drafted, 15).slashes)[0]).toEqual([96, 54, 104, 46])
  })
})

describe('the lines from the work', () => {
  it('begin off it and end at the crosses on the drawing board', () => {
    expect(strokesOf({ ...width, work: 100 }, drafted, 15).witnesses).toBe(
      'M100 86L100 58M300 86L300 58',
    )
  })

  it('begin at it and cross the dimension in an illustration', () => {
    expect(strokesOf({ ...width, work: 80 }, sketched, 15).witnesses).toBe(
      'M100 80L100 44M300 80L300 44',
    )
  })

  it('are left out where the work is near, or not said', () => {
    expect(strokesOf({ ...width, work: 70 }, drafted, 15).witnesses).toBe('')
    expect(strokesOf(width, drafted, 15).witnesses).toBe('')
  })
})
