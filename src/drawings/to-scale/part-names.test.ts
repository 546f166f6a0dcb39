import { describe, expect, it } from 'vitest'
import { layOutEnclosure } from './enclosure-layout'
import { partNames, roomForNames } from './part-names'
import type { NamedPart } from './part-names'

const door = { role: 'door', widthIn: 28, heightIn: 76 } as const
const fixed = { role: 'fixed', widthIn: 30, heightIn: 76 } as const
type Pane = { role: 'door' | 'fixed'; widthIn: number; heightIn: number }

const nothing = { handle: null, sealed: false }

const layOut = (panes: readonly Pane[], width = 760) =>
  layOutEnclosure({
    panes: panes.map((pane) => ({ ...pane, widthKnown: true, heightKnown: true })),
    room: { width, height: 600 },
    ...roomForNames(width),
    wall: 12,
    focused: null,
    isBad: () => false,
    format: String,
    words: { width: 'width', height: 'height' },
  })

function named(
  panes: readonly Pane[],
  bought = { panels: panes.map(() => nothing), header: false } as Parameters<
    typeof partNames
  >[1]['bought'],
) {
  const layout = layOut(panes)
  const shapes = partNames(layout, { hinges: panes.map(() => 2), bought }, (part) => part)
  const names = shapes.flatMap((shape) => (shape.kind === 'text' ? [shape] : []))
  return { layout, names, words: names.map(({ text }) => text as NamedPart) }
}

describe('the names of parts beside a drawing', () => {
  it('are those of what is there, a door without a handle among them', () => {
    expect(named([door]).words.toSorted()).toEqual(['glass', 'hinges', 'noHandle'])
    expect(named([fixed]).words.toSorted()).toEqual(['channel', 'glass'])
    const bought = {
      panels: [nothing, { handle: 'handle', sealed: true } as const],
      header: true,
    }
    expect(named([fixed, door], bought).words.toSorted()).toEqual(
      ['channel', 'glass', 'handle', 'header', 'hinges', 'sweep'].toSorted(),
    )
  })

  it('leave the glass of a narrow sheet as large as can be, and say heights once', () => {
    const wide = [{ ...fixed, widthIn: 50.3125 }, door]
    expect(layOut(wide, 546).scale.caption).toBe('1/2')
    expect(layOut(wide, 546).dimensions.filter(({ axis }) => axis === 'y')).toHaveLength(1)
    expect(roomForNames(500)).toBeNull()
  })

  it('lead to a channel along under the floor where a door stands between', () => {
    const { layout, names } = named([fixed, door])
    expect(Math.max(...names.map(({ at }) => at.y))).toBeGreaterThan(layout.floorY)
    const first = named([door, fixed])
    expect(Math.max(...first.names.map(({ at }) => at.y))).toBeLessThan(first.layout.floorY)
  })

  it('stand beside the work, none on another', () => {
    const { layout, names } = named([fixed, door], {
      panels: [nothing, { handle: 'long_handle', sealed: true }],
      header: true,
    })
    const wall = layout.rightWall.x + layout.rightWall.width
    const heights = names.map(({ at }) => at.y)
    for (const { at } of names) {
      expect(at.x).toBeGreaterThan(wall)
      expect(at.x).toBeLessThan(layout.width)
    }
    for (const [index, y] of heights.entries()) {
      if (index > 0) expect(y - (heights[index - 1] ?? 0)).toBeGreaterThanOrEqual(20)
    }
  })
})
