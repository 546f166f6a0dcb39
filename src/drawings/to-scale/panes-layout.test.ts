import { describe, expect, it } from 'vitest'
import { pane } from '../../../tests/fixtures/enclosures'
import type { FocusedField } from './pane-field'
import { layOutPanes } from './panes-layout'
import type { SizedPane } from './size-panes'

type Room = { width: number; height: number }

const layOut = (
  panes: SizedPane[],
  room: Room,
  more: { inWindow?: boolean; focused?: FocusedField } = {},
) =>
  layOutPanes({
    panes,
    room,
    focused: null,
    isBad: () => false,
    format: (inches) => `${inches}″`,
    words: { width: 'width', height: 'height' },
    ...more,
  })

const wide = [pane(29.75, 25.5), pane(20, 25.5)]
const equal = [pane(29.75, 25.5), pane(29.75, 25.5)]
const unlike = [pane(29.75, 25.5), pane(60, 24)]
const keysOf = ({ dimensions }: ReturnType<typeof layOut>) => dimensions.map(({ key }) => key)

describe('layOutPanes', () => {
  it('stands panes abreast on one floor where there is the width for it, their one height on the left', () => {
    const layout = layOut(wide, { width: 786, height: 480 })
    const [first, second] = layout.panes
    expect(layout.scale.caption).toBe('1 1/2')
    expect(second?.x).toBeGreaterThan((first?.x ?? 0) + (first?.width ?? 0))
    expect(second?.y).toBeCloseTo(first?.y ?? 0)
    expect(keysOf(layout)).toEqual(['width-0', 'width-1', 'height-0'])
  })

  it('says each height left of its pane where they differ', () => {
    const layout = layOut([pane(29.75, 25.5), pane(20, 24)], { width: 786, height: 480 })
    const [first, second] = layout.panes
    expect(second?.x).toBeGreaterThan((first?.x ?? 0) + (first?.width ?? 0) + 60)
    expect(keysOf(layout)).toEqual(['width-0', 'width-1', 'height-0', 'height-1'])
  })

  it('has what is said once in the focus with the field of any pane', () => {
    const focused = { pane: 1, field: 'height' } as const
    const { dimensions } = layOut(equal, { width: 786, height: 480 }, { focused })
    expect(dimensions.map(({ key, tone }) => [key, tone])).toEqual([
      ['width-0', 'plain'],
      ['width-1', 'plain'],
      ['height-0', 'focus'],
    ])
  })

  it('asks each pane for its height while one of them is awaited', () => {
    const awaited = pane(29.75, 25.5, { heightKnown: false })
    expect(keysOf(layOut([pane(29.75, 25.5), awaited], { width: 786, height: 480 }))).toContain(
      'height-1',
    )
  })

  it.each([
    ['a phone', { width: 326, height: 340 }, '1/2'],
    ['a tablet', { width: 350, height: 440 }, '3/4'],
  ])('stands them one above the other where they are drawn larger so, as on %s', (_, room, to) => {
    const differing = [pane(29.75, 25.5), pane(20, 24)]
    const { panes, scale, dimensions, ...sheet } = layOut(differing, room)
    const [first, second] = panes
    expect(scale.caption).toBe(to)
    expect(sheet).toMatchObject(room)
    expect(second?.x).toBeCloseTo(first?.x ?? 0)
    const foot = (first?.y ?? 0) + (first?.height ?? 0)
    const [widthOfFirst] = dimensions
    expect(widthOfFirst).toMatchObject({ from: first?.x, work: foot, figure: '29.75″' })
    expect(widthOfFirst?.at).toBeGreaterThan(foot + 20)
    expect(widthOfFirst?.at).toBeLessThan((second?.y ?? 0) - 20)
    expect((second?.y ?? 0) + (second?.height ?? 0)).toBeLessThan(room.height - 50)
  })

  it('stands rows closer in a low window, where they are drawn larger so', () => {
    const low = layOut(unlike, { width: 484, height: 352 }, { inWindow: true })
    expect(low.scale.caption).toBe('1/2')
    expect(low.height).toBe(352)
  })

  it('stands panes that are tall abreast on a phone, too', () => {
    const { panes } = layOut([pane(20, 60), pane(20, 60)], { width: 326, height: 340 })
    expect(panes[1]?.y).toBeCloseTo(panes[0]?.y ?? 0)
  })

  it('has the widths of narrow panes apart, with their heights between them', () => {
    const narrow = [pane(8.125, 90), pane(8.125, 90)]
    const { dimensions } = layOut(narrow, { width: 326, height: 340 })
    const [first, second] = dimensions.filter(({ axis }) => axis === 'x')
    expect((second?.from ?? 0) - (first?.from ?? 0)).toBeGreaterThan(60)
  })

  it('takes the rows that leave less of the sheet bare where two ways are as large', () => {
    const layout = layOut(
      [pane(24, 36), pane(30, 30), pane(24, 36)],
      { width: 786, height: 640 },
      { inWindow: true },
    )
    const [first, , last] = layout.panes
    expect(last?.y).toBeGreaterThan((first?.y ?? 0) + (first?.height ?? 0))
  })

  it('stands four of them two by two where that is largest', () => {
    const four = Array.from({ length: 4 }, () => pane(24, 24))
    const { panes } = layOut(four, { width: 480, height: 480 })
    const [a, b, c, d] = panes
    expect(b?.y).toBeCloseTo(a?.y ?? 0)
    expect([c?.x, d?.x]).toEqual([a?.x, b?.x])
    expect(c?.y).toBeGreaterThan((a?.y ?? 0) + (a?.height ?? 0))
  })
})

describe('panes in their windows', () => {
  const rooms: [string, Room][] = [
    ['a large sheet', { width: 786, height: 640 }],
    ['a small laptop', { width: 484, height: 352 }],
    ['a tablet', { width: 344, height: 440 }],
    ['a phone', { width: 326, height: 340 }],
    ['printed paper', { width: 392, height: 320 }],
  ]

  it.each(rooms)('keep within %s, with frame and sill around each', (_, room) => {
    for (const panes of [equal, unlike, [...equal, pane(29.75, 25.5)]]) {
      const layout = layOut(panes, room, { inWindow: true })
      expect([layout.width, layout.height]).toEqual([room.width, room.height])
      for (const { frame } of layout.panes) {
        expect(frame).toHaveLength(3)
        for (const shape of frame) {
          if (shape.kind !== 'rect') throw new Error('A frame is of bars.')
          const { x, y, width, height } = shape.rect
          expect(x).toBeGreaterThan(0)
          expect(y).toBeGreaterThan(0)
          expect(x + width).toBeLessThan(room.width)
          expect(y + height).toBeLessThan(room.height)
        }
      }
    }
  })

  it.each(rooms)('have sills that do not meet on %s', (_, room) => {
    const layout = layOut(equal, room, { inWindow: true })
    const [first, second] = layout.panes.map(({ frame }) => {
      const sill = frame.at(-1)
      if (sill?.kind !== 'rect') throw new Error('A window has a sill.')
      return sill.rect
    })
    if (!first || !second) throw new Error('There are two of them.')
    const isBeside = first.x + first.width < second.x
    expect(isBeside || first.y + first.height < second.y).toBe(true)
  })

  it('stand in one wall where they are in one row, which is drawn as far as there is room', () => {
    const { wall, panes, dimensions, height } = layOut(
      equal,
      { width: 786, height: 640 },
      { inWindow: true },
    )
    if (!wall) throw new Error('They have no wall.')
    const { box } = wall
    const [first, second] = panes
    expect(first && first.x - box.x).toBeCloseTo(
      second ? box.x + box.width - second.x - second.width : 0,
    )
    expect(box.height).toBeGreaterThan(height / 2)
    for (const { axis, at } of dimensions) {
      if (axis === 'x') expect(at).toBeGreaterThan(box.y + box.height)
      else expect(at).toBeLessThan(box.x)
    }
  })

  it('say the heights of two that differ at both ends of their wall', () => {
    const { wall, dimensions } = layOut(
      [pane(24, 40), pane(24, 36)],
      { width: 786, height: 640 },
      { inWindow: true },
    )
    if (!wall) throw new Error('They have no wall.')
    const { x, width } = wall.box
    const [left, right] = dimensions.filter(({ axis }) => axis === 'y')
    expect(left?.at).toBeLessThan(x)
    expect(right?.at).toBeGreaterThan(x + width)
  })

  it('say what panes one above the other have alike below the last one', () => {
    const layout = layOut(equal, { width: 344, height: 440 }, { inWindow: true })
    expect(layout.wall).toBeNull()
    expect(keysOf(layout)).toEqual(['height-0', 'width-1', 'height-1'])
  })

  it('are drawn about as large as by themselves', () => {
    for (const [, room] of rooms.slice(1)) {
      for (const panes of [equal, unlike]) {
        const framed = layOut(panes, room, { inWindow: true }).scale.pxPerIn
        const bare = layOut(panes, room).scale.pxPerIn
        expect(framed).toBeGreaterThanOrEqual(bare * 0.7)
      }
    }
  })
})
