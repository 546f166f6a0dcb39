import { describe, expect, it } from 'vitest'
import { closeUp, layRow, rowGapIn, rowStartIn, rulerOf, worksInView } from './lay-row'

const widths = [70, 80, 130, 210]

describe('layRow', () => {
  it('sets each work a gap after the one before it', () => {
    const { startsIn, widthIn } = layRow(widths)
    expect(startsIn).toEqual([
      rowStartIn,
      rowStartIn + 70 + rowGapIn,
      rowStartIn + 150 + 2 * rowGapIn,
      rowStartIn + 280 + 3 * rowGapIn,
    ])
    expect(widthIn).toBe(rowStartIn + 490 + 4 * rowGapIn)
  })

  it('draws a person after the first work, and again every forty feet', () => {
    expect(layRow(widths.slice(0, 3)).people).toEqual([0])
    expect(layRow([60, ...Array<number>(12).fill(95)]).people).toEqual([0, 4, 8, 12])
    expect(layRow([]).people).toEqual([])
  })
})

describe('worksInView', () => {
  const row = layRow(widths)
  const seen = (from: number, to: number) =>
    worksInView({ starts: row.startsIn }, widths, { from, to })

  it('counts a work once half of it shows', () => {
    expect(seen(0, 300)).toEqual({ first: 1, last: 3 })
    expect(seen(0, 230)).toEqual({ first: 1, last: 2 })
    expect(seen(60, 400)).toEqual({ first: 2, last: 3 })
  })

  it('counts a work that fills a narrow screen, and the one before where only a gap shows', () => {
    expect(seen(400, 500)).toEqual({ first: 4, last: 4 })
    expect(seen(85, 100)).toEqual({ first: 1, last: 1 })
  })
})

describe('rulerOf', () => {
  const row = { isMeasured: true, fits: true, isAsLoaded: false }

  it('has it where not all works fit, once that is known', () => {
    expect(rulerOf({ ...row, fits: false })).toBe('shown')
    expect(rulerOf({ ...row, fits: false, isAsLoaded: true })).toBe('shown')
    expect(rulerOf({ ...row, fits: false, isMeasured: false })).toBe('unseen')
  })

  it('has none where all fit, but moves nothing of a page that was just loaded', () => {
    expect(rulerOf(row)).toBe('gone')
    expect(rulerOf({ ...row, isAsLoaded: true })).toBe('unseen')
  })
})

describe('closeUp', () => {
  const usual = { widthPx: 1300, highPx: 440, usualPx: 2.5 }

  it('takes the largest scale at which all works fit across and up', () => {
    expect(closeUp({ widthIn: 200, tallestIn: 70 }, usual)).toEqual({ inchPx: 6, topIn: 72 })
    expect(closeUp({ widthIn: 240, tallestIn: 70 }, usual)).toEqual({ inchPx: 4, topIn: 72 })
    expect(closeUp({ widthIn: 240, tallestIn: 93 }, usual)).toEqual({ inchPx: 4, topIn: 96 })
    expect(closeUp({ widthIn: 240, tallestIn: 130 }, usual)).toEqual({ inchPx: 3, topIn: 132 })
  })

  it('keeps the usual one where they do not all fit, or no closer one fits', () => {
    expect(closeUp({ widthIn: 900, tallestIn: 70 }, usual)).toBeNull()
    expect(closeUp({ widthIn: 240, tallestIn: 150 }, usual)).toBeNull()
    expect(closeUp({ widthIn: 400, tallestIn: 70 }, { ...usual, usualPx: 3 })).toBeNull()
  })

  it('leaves room for the height of a person beside what is low', () => {
    expect(closeUp({ widthIn: 100, tallestIn: 20 }, usual)?.topIn).toBe(72)
  })
})
