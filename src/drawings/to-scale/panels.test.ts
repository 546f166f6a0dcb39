import { describe, expect, it } from 'vitest'
import { extentOf, fitPanels, standPanels } from './panels'

const two = [
  { widthIn: 30, heightIn: 72, name: 'fixed' },
  { widthIn: 28, heightIn: 80, name: 'door' },
]

describe('extentOf', () => {
  it('adds widths and gaps and takes the tallest', () => {
    expect(extentOf(two)).toEqual({ widthIn: 58, heightIn: 80 })
    expect(extentOf(two, 1)).toEqual({ widthIn: 59, heightIn: 80 })
  })

  it('is nothing without panels', () => {
    expect(extentOf([], 1)).toEqual({ widthIn: 0, heightIn: 0 })
  })
})

describe('standPanels', () => {
  it('stands each beside the one before, on the floor, and knows which it is', () => {
    const stood = standPanels(two, { left: 10, floorY: 200, pxPerIn: 2, gapIn: 1 })
    expect(stood).toMatchObject([
      { x: 10, y: 56, width: 60, height: 144, name: 'fixed' },
      { x: 72, y: 40, width: 56, height: 160, name: 'door' },
    ])
  })
})

describe('fitPanels', () => {
  it('fills the height with the tallest and stands in the middle', () => {
    const fitted = fitPanels(two, { width: 200, height: 160 })
    expect(fitted).toMatchObject({ width: 116, height: 160 })
    expect(fitted?.panes.map(({ x, y }) => [x, y])).toEqual([
      [42, 16],
      [102, 0],
    ])
  })

  it('fills the width where that is what there is less of', () => {
    const fitted = fitPanels(two, { width: 58, height: 500 })
    expect(fitted).toMatchObject({ width: 58, height: 80 })
    expect(fitted?.panes.map(({ y, height }) => y + height)).toEqual([500, 500])
  })

  it('has nothing to draw without panels, or of panels without a size', () => {
    expect(fitPanels([], { width: 80, height: 80 })).toBeNull()
    expect(fitPanels([{ widthIn: 0, heightIn: 0 }], { width: 80, height: 80 })).toBeNull()
  })
})
