import { describe, expect, it } from 'vitest'
import { figureWidth } from '../marks/dimension-figure'
import { drafted } from '../marks/dimension-look'
import { strokesOf } from '../marks/dimension-strokes'
import { layOut, pane } from '../../../tests/fixtures/enclosures'
import { numberShapes } from './number-shapes'
import { closeSpacing } from './enclosure-spacing'
import type { SizedPane } from './size-panes'

const two = [pane(36.625, 76), pane(28, 76, { role: 'door' })]

describe('layOutEnclosure', () => {
  it('stands the panes side by side on one floor, to scale', () => {
    const { panes, floorY, scale } = layOut(two)
    expect(scale.caption).toBe('3/4')
    expect(panes[0]?.width).toBeCloseTo(36.625 * 6)
    expect(panes[1]?.x).toBeCloseTo((panes[0]?.x ?? 0) + 36.625 * 6)
    for (const { y, height } of panes) expect(y + height).toBeCloseTo(floorY)
  })

  it('says a height that both sides share on the left alone', () => {
    const heightsOf = (panes: SizedPane[]) =>
      layOut(panes)
        .dimensions.map(({ key }) => key)
        .filter((key) => key.startsWith('height'))
    expect(heightsOf(two)).toEqual(['height-0'])
    expect(heightsOf([pane(36, 80), pane(28, 76)])).toEqual(['height-0', 'height-1'])
  })

  it('fills a room that is given: the wall grows to a ceiling, and what is left stands around it', () => {
    const room = { width: 816, height: 1100 }
    const usual = layOut(two, { room })
    const filled = layOut(two, { room, fills: true })
    expect(usual.height).toBeLessThan(room.height - 100)
    expect(filled.height).toBeCloseTo(room.height)
    expect(filled.scale).toEqual(usual.scale)
    expect(filled.tile.height / filled.scale.pxPerIn).toBeCloseTo(108)
    const above = filled.dimensions.find(({ key }) => key === 'overall')?.at ?? 0
    const below = filled.dimensions.find(({ key }) => key === 'width-0')?.at ?? 0
    const usualAbove = usual.dimensions.find(({ key }) => key === 'overall')?.at ?? 0
    const usualBelow = usual.dimensions.find(({ key }) => key === 'width-0')?.at ?? 0
    expect(above - usualAbove).toBeGreaterThan(20)
    expect(above - usualAbove).toBeCloseTo(room.height - below - (usual.height - usualBelow))
  })

  it('draws a wall no higher than the room that it has to fill', () => {
    const room = { width: 816, height: 860 }
    const { tile, scale, height, floorY } = layOut(two, { room, fills: true })
    expect(height).toBeCloseTo(room.height)
    expect(tile.height / scale.pxPerIn).toBeLessThan(108)
    expect(floorY).toBeLessThan(room.height)
  })

  it('draws panels of different heights from the floor up', () => {
    const { panes } = layOut([pane(30, 72), pane(30, 80)])
    expect(panes[0]?.height).toBeCloseTo(72 * 6)
    expect(panes[1]?.height).toBeCloseTo(80 * 6)
  })

  it('measures each width below and the whole above', () => {
    const figures = layOut(two).dimensions.map(({ key, figure }) => [key, figure])
    expect(figures).toEqual([
      ['width-0', '36.625″'],
      ['width-1', '28″'],
      ['overall', '64.625″'],
      ['height-0', '76″'],
    ])
  })

  it('marks the dimension of the field in focus', () => {
    const { dimensions } = layOut(two, { focused: { pane: 0, field: 'width' } })
    expect(dimensions.find((mark) => mark.key === 'width-0')?.tone).toBe('focus')
    expect(dimensions.find((mark) => mark.key === 'width-1')?.tone).toBe('plain')
  })

  it('asks for a width that cannot be read and drops the overall dimension', () => {
    const unread = [two[0] ?? pane(1, 1), pane(28, 76, { widthKnown: false })]
    const layout = layOut(unread, { isBad: (index, field) => index === 1 && field === 'width' })
    expect(layout.dimensions.find((mark) => mark.key === 'width-1')).toMatchObject({
      figure: 'width ?',
      tone: 'bad',
    })
    expect(layout.dimensions.some((mark) => mark.key === 'overall')).toBe(false)
    expect(layout.panes[1]).toMatchObject({ known: false, bad: true })
  })

  it('hangs a lone door between two walls', () => {
    const { panes, leftWall, rightWall, dimensions } = layOut([pane(36, 76, { role: 'door' })])
    const [door] = panes
    expect(door?.x).toBeCloseTo(leftWall.x + leftWall.width)
    expect(rightWall.x).toBeCloseTo((door?.x ?? 0) + (door?.width ?? 0))
    expect(dimensions.map((mark) => mark.key)).toEqual(['width-0', 'height-0'])
  })

  it('leaves a way in beside a lone fixed panel, up to the other wall, in the middle of the sheet', () => {
    const { panes, rightWall, tile, width, scale, dimensions } = layOut([pane(36, 76)])
    const end = (panes[0]?.x ?? 0) + (panes[0]?.width ?? 0)
    expect((rightWall.x - end) / scale.pxPerIn).toBeCloseTo(24)
    expect(tile.x + tile.width).toBeCloseTo(rightWall.x)
    expect(tile.x + tile.width / 2).toBeCloseTo(width / 2)
    expect(dimensions.map((mark) => mark.key)).toEqual(['width-0', 'height-0'])
  })

  it('narrows the way in where the glass is drawn larger for it', () => {
    const { panes, rightWall, scale, width } = layOut([pane(36, 76)], {
      room: { width: 300, height: 420 },
      wall: 9,
    })
    const end = (panes[0]?.x ?? 0) + (panes[0]?.width ?? 0)
    expect(scale.caption).toBe('1/2')
    expect((rightWall.x - end) / scale.pxPerIn).toBeCloseTo(13)
    expect(width).toBe(300)
  })

  it('gives a lone panel the wall above it where it is drawn larger so', () => {
    const builder = layOut([pane(36, 76)], { room: { width: 643, height: 505 } })
    expect(builder.scale).toEqual({ pxPerIn: 5, caption: '5/8' })
    expect(builder.tile.height).toBeCloseTo(80 * 5)
    expect(builder.showerHead).toBeNull()
    expect(builder.height).toBeLessThanOrEqual(505)
    const estimate = layOut([pane(36, 76)], { room: { width: 643, height: 780 } })
    expect(estimate.scale).toEqual({ pxPerIn: 8, caption: '1' })
  })

  it('says the height of a middle panel only where it differs from both neighbours', () => {
    const keys = (panes: SizedPane[]) => layOut(panes).dimensions.map((mark) => mark.key)
    expect(keys([pane(20, 76), pane(20, 76), pane(20, 76)])).not.toContain('height-1')
    expect(keys([pane(20, 76), pane(20, 76), pane(20, 80)])).not.toContain('height-1')
    expect(keys([pane(20, 80), pane(20, 76), pane(20, 76)])).not.toContain('height-1')
    expect(keys([pane(20, 76), pane(20, 72), pane(20, 76)])).toContain('height-1')
  })

  it('hides the shower head behind glass that reaches over it', () => {
    expect(layOut(two).showerHead).not.toBeNull()
    expect(layOut([pane(36, 96)]).showerHead).toBeNull()
  })

  it('keeps a figure that stands under its line above what follows', () => {
    const narrow = [pane(36, 76), pane(28, 76, { role: 'door' }), pane(6.4375, 76)]
    for (const more of [{}, { spacing: closeSpacing }]) {
      const layout = layOut(narrow, more)
      const width = layout.dimensions.find(({ key }) => key === 'width-2')
      if (!width) throw new Error('the narrow panel has no width')
      const { figure } = strokesOf(width, drafted, 15)
      expect(figure.y).toBeGreaterThan(width.at)
      expect(layout.height - figure.y).toBeGreaterThanOrEqual(8 + 4)
      expect(layout.height).toBeLessThanOrEqual(680)
    }
  })

  it('keeps the figures of two narrow panels beside each other apart', () => {
    const narrow = [pane(10.625, 76), pane(10.375, 76), pane(26, 76, { role: 'door' })]
    for (const room of [
      { width: 300, height: 360 },
      { width: 520, height: 360 },
    ]) {
      const layout = layOut(narrow, { room })
      const boxes = layout.dimensions
        .filter(({ key }) => key.startsWith('width'))
        .map((width) => ({
          at: strokesOf(width, drafted, 15).figure,
          half: figureWidth(width.figure) / 2,
        }))
      for (const [index, { at, half }] of boxes.entries()) {
        for (const other of boxes.slice(index + 1)) {
          const isBeside = Math.abs(other.at.x - at.x) >= half + other.half
          expect(isBeside || Math.abs(other.at.y - at.y) >= 15).toBe(true)
        }
        expect(layout.height - at.y).toBeGreaterThanOrEqual(8 + 4)
      }
      expect(layout.height).toBeLessThanOrEqual(room.height)
    }
  })

  it('leaves no room for figures that stand in their lines', () => {
    const { height, floorY } = layOut(two)
    expect(height - floorY).toBe(46 + 14 + 12)
  })

  it('writes the glass under the number of a pane, where there is room for it', () => {
    const lines = [
      ['glass', '36 3/8″ ×', '75 13/16″'],
      ['glass', '27 5/8″ ×', '75 5/8″'],
    ]
    const written = (panes: SizedPane[]) => {
      const layout = layOut(panes, { lines })
      return layout.panes.map((drawn, index) =>
        numberShapes(drawn, index, false).flatMap((shape) => {
          if (shape.kind !== 'text') return []
          expect(shape.at.y).toBeLessThan(drawn.y + drawn.height - 8)
          return [shape.text]
        }),
      )
    }
    expect(written(two)).toEqual([
      [...(lines[0] ?? []), '1'],
      [...(lines[1] ?? []), '2'],
    ])
    expect(written([pane(36, 76), pane(7, 76)])[1]).toEqual(['2'])
  })

  it('keeps the figure of a low height, which stands beside its line, inside the sheet', () => {
    const layout = layOut([pane(400, 76)], { room: { width: 300, height: 400 }, wall: 9 })
    const height = layout.dimensions.find(({ key }) => key === 'height-0')
    if (!height) throw new Error('the panel has no height')
    const { figure } = strokesOf(height, drafted, 15)
    expect(figure.x).toBeLessThan(height.at)
    expect(figure.x - figureWidth(height.figure) / 2).toBeGreaterThan(0)
  })

  it('is drawn larger on a phone where both sides share a height', () => {
    const room = { width: 296, height: 392 }
    const one = layOut(two, { room, wall: 9 })
    const stepped = layOut([pane(36.625, 76), pane(28, 72)], { room, wall: 9 })
    expect(one.scale.caption).toBe('3/8')
    expect(stepped.scale.caption).toBe('5/16')
    expect(one.width).toBe(room.width)
    expect(one.rightWall.x + one.rightWall.width).toBeLessThan(room.width)
  })

  it('keeps three wide panels inside a phone', () => {
    const room = { width: 300, height: 330 }
    const layout = layOut([pane(60, 76), pane(36, 76), pane(60, 76)], { room, wall: 9 })
    expect(layout.width).toBeLessThanOrEqual(300)
    expect(layout.height).toBeLessThanOrEqual(330)
  })
})
