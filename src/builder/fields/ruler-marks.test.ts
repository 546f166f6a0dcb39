import { describe, expect, it } from 'vitest'
import { rulerMarks, wholeInchesOf } from './ruler-marks'

describe('rulerMarks', () => {
  it('runs from one inch to the next in sixteenths', () => {
    const marks = rulerMarks(36)
    expect(marks).toHaveLength(17)
    expect(marks[0]).toMatchObject({ label: '36', text: '36', size: 'inch' })
    expect(marks[10]).toMatchObject({ label: '5/8', decimal: '.625', text: '36 5/8' })
    expect(marks[16]).toMatchObject({ label: '37', text: '37', size: 'inch' })
  })

  it('makes the marks as long as those of a tape', () => {
    const sizes = rulerMarks(0).map((mark) => mark.size)
    expect([sizes[8], sizes[4], sizes[2], sizes[1]]).toEqual([
      'half',
      'quarter',
      'eighth',
      'sixteenth',
    ])
  })
})

describe('wholeInchesOf', () => {
  it('takes the inch below what was read', () => {
    expect(wholeInchesOf('3 ft 0 5/8', 36.625)).toBe(36)
  })

  it('keeps the inch while its fraction is still being typed', () => {
    expect(wholeInchesOf('28 3/', null)).toBe(28)
  })

  it('knows no inch where none is typed', () => {
    expect(wholeInchesOf('', null)).toBeNull()
    expect(wholeInchesOf('wide', null)).toBeNull()
  })
})
