import { expect, it } from 'vitest'
import { layOutEnclosure } from '@/drawings/to-scale/enclosure-layout'
import { numberShapes } from '@/drawings/to-scale/number-shapes'
import { workingHeight, workingSpacing } from './use-room'

const pane = (widthIn: number, role: 'fixed' | 'door') => ({
  ...{ widthIn, heightIn: 76, widthKnown: true, heightKnown: true, role },
})

it.each([
  [1440, 900, 4],
  [1366, 768, 3],
  [1024, 768, 3],
  [1920, 1080, 6],
])('draws a 60 in shower so large that a 10 in pane is numbered, at %d by %d', (w, h, scale) => {
  const room = {
    width: w < 1280 ? 480 : 640,
    height: workingHeight({ innerWidth: w, innerHeight: h }, 640),
  }
  const layout = layOutEnclosure({
    panes: [pane(10, 'fixed'), pane(28, 'door'), pane(22, 'fixed')],
    room,
    ...workingSpacing(room),
    wall: 12,
    focused: null,
    isBad: () => false,
    format: (inches) => `${inches}″`,
    words: { width: 'width', height: 'height' },
  })
  expect(layout.scale.pxPerIn).toBe(scale)
  layout.panes.forEach((drawn, index) => {
    const ring = numberShapes(drawn, index, false).find(({ kind }) => kind === 'circle')
    if (ring?.kind !== 'circle') throw new Error(`panel ${index + 1} has no number`)
    expect(ring.radius * 2).toBeLessThanOrEqual(drawn.width - 4)
  })
})

it('leaves a hand of height where the window is low', () => {
  expect(workingHeight({ innerWidth: 1280, innerHeight: 600 }, 640)).toBe(352)
  expect(workingHeight({ innerWidth: 640, innerHeight: 600 }, 640)).toBe(340)
})
