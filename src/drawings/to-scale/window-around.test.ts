import { describe, expect, it } from 'vitest'
import { layOutPane } from './pane-layout'
import type { PaneInput } from './pane-layout'

const input: PaneInput = {
  pane: { widthIn: 29.75, heightIn: 25.5, widthKnown: true, heightKnown: true, role: 'fixed' },
  room: { width: 760, height: 640 },
  focused: null,
  isBad: () => false,
  format: (inches) => `${inches}″`,
  words: { width: 'width', height: 'height' },
  inWindow: true,
}

describe('a pane in its window', () => {
  it.each([
    ['a large sheet', { width: 760, height: 640 }],
    ['a tablet', { width: 350, height: 520 }],
    ['a phone', { width: 312, height: 340 }],
  ])('keeps within %s, its dimensions outside of the wall', (_, room) => {
    const { around, pane, dimensions, width, height } = layOutPane({ ...input, room })
    const box = around?.box
    if (!box) throw new Error('It has no window.')
    expect([width, height]).toEqual([room.width, room.height])
    expect(box.x).toBeGreaterThan(0)
    expect(box.x + box.width).toBeLessThan(width)
    expect(pane.x - box.x).toBeCloseTo(box.x + box.width - pane.x - pane.width)
    const [across, upright] = dimensions
    expect(across?.at).toBeGreaterThan(box.y + box.height)
    expect(upright?.at).toBeLessThan(box.x)
    expect([across?.from, across?.to]).toEqual([pane.x, pane.x + pane.width])
  })

  it('shows more of the wall where there is room for it, and keeps the scale of the glass', () => {
    const low = layOutPane({ ...input, room: { width: 760, height: 600 } })
    const high = layOutPane({ ...input, room: { width: 760, height: 640 } })
    expect(high.scale).toEqual(low.scale)
    expect(high.around?.box.height).toBeGreaterThan(low.around?.box.height ?? Infinity)
  })

  it('shows more of a wall with joints where the window is drawn small', () => {
    const asideOf = (widthIn: number, heightIn: number) => {
      const pane = { ...input.pane, widthIn, heightIn }
      const { around, scale } = layOutPane({ ...input, pane, room: { width: 760, height: 352 } })
      const wallPx = around ? (around.box.width - (widthIn + 6) * scale.pxPerIn) / 2 : 0
      return { wallPx, inches: wallPx / scale.pxPerIn }
    }
    expect(asideOf(48, 60).wallPx).toBeCloseTo(44)
    expect(asideOf(100, 120).inches).toBeCloseTo(7)
  })

  it('has no joints of brick that would be a grey', () => {
    const strokesOf = (widthIn: number) =>
      layOutPane({ ...input, pane: { ...input.pane, widthIn } }).around?.shapes.filter(
        ({ kind }) => kind === 'path',
      )
    expect(strokesOf(30)).toHaveLength(1)
    expect(strokesOf(400)).toHaveLength(0)
  })

  it('is by itself on the bench', () => {
    expect(layOutPane({ ...input, inWindow: false }).around).toBeNull()
  })
})
