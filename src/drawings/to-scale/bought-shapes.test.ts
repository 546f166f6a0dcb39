import { describe, expect, it } from 'vitest'
import { layOutEnclosure } from './enclosure-layout'
import { doorFittings, fittingsOf, headerShapes } from './panel-fittings'
import type { Shape } from '../marks/shape'

const pane = { x: 0, y: 0, width: 140, height: 380 }
const onDoor = { pane, pxPerIn: 5, side: 'right', hinges: 2 } as const

const circles = (shapes: Shape[]) => shapes.filter(({ kind }) => kind === 'circle').length
const dashes = (shapes: Shape[]) =>
  shapes.filter((shape) => shape.kind === 'path' && shape.isDashed).length
const extent = (shapes: Shape[]) => {
  const ys = shapes.flatMap((shape) => (shape.kind === 'circle' ? [shape.centre.y] : []))
  return Math.max(...ys) - Math.min(...ys)
}

describe('a door is drawn with what was bought', () => {
  it('and without a handle or a sweep where none was', () => {
    const bare = doorFittings(onDoor)
    expect([circles(bare), dashes(bare)]).toEqual([0, 0])
  })

  it('by the kind of its handle', () => {
    const handled = (handle: 'handle' | 'long_handle' | 'bar_handle') =>
      doorFittings({ ...onDoor, bought: { handle, sealed: false } })
    expect(circles(handled('handle'))).toBe(2)
    expect(extent(handled('long_handle'))).toBeGreaterThan(extent(handled('handle')) * 2)
    // its bar has an end of its own
    expect(circles(handled('bar_handle'))).toBe(3)
  })

  it('with its sweep along its foot', () => {
    const sealed = doorFittings({ ...onDoor, bought: { handle: null, sealed: true } })
    expect([circles(sealed), dashes(sealed)]).toEqual([0, 1])
  })
})

describe('a lone fixed panel', () => {
  const layout = layOutEnclosure({
    room: { width: 440, height: 342 },
    wall: 9,
    focused: null,
    isBad: () => false,
    format: String,
    words: { width: 'width', height: 'height' },
    panes: [{ widthIn: 36, heightIn: 76, role: 'fixed', widthKnown: true, heightKnown: true }],
  })

  it('stands in its channels alone', () => {
    expect(fittingsOf(layout, 0, 2)).toHaveLength(2)
  })

  it('has its header over its whole width', () => {
    const [header] = headerShapes(layout)
    const glass = layout.panes[0]
    if (header?.kind !== 'rect' || !glass) throw new Error('No header.')
    expect(header.rect).toMatchObject({ x: glass.x, width: glass.width })
    expect(header.rect.y + header.rect.height).toBeCloseTo(glass.y)
  })
})
