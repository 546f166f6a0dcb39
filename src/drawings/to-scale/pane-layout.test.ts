import { describe, expect, it } from 'vitest'
import { layOutPane } from './pane-layout'
import type { PaneInput } from './pane-layout'

const input: PaneInput = {
  pane: { widthIn: 24.5, heightIn: 30.25, widthKnown: true, heightKnown: true, role: 'fixed' },
  room: { width: 604, height: 520 },
  focused: null,
  isBad: () => false,
  format: (inches) => `${inches}″`,
  words: { width: 'width', height: 'height' },
}

describe('layOutPane', () => {
  it('draws the pane in the middle, to the largest scale that fits', () => {
    const { pane, width, scale } = layOutPane(input)
    expect(scale.pxPerIn).toBe(12)
    expect(pane.width).toBeCloseTo(294)
    expect(pane.x + pane.width / 2).toBeCloseTo(width / 2)
  })

  it('draws a wide pane larger beside its height than it could in the middle', () => {
    const wide = { ...input.pane, widthIn: 240, heightIn: 120 }
    const { pane, width, dimensions, scale } = layOutPane({
      ...input,
      pane: wide,
      room: { width: 326, height: 340 },
    })
    expect(scale.pxPerIn).toBe(1)
    expect(pane.x + pane.width).toBeLessThan(width)
    expect(dimensions[1]?.at).toBeGreaterThan(14)
  })

  it('fills the height it is given, so that the sheet does not jump while typing', () => {
    const small = { ...input.pane, widthIn: 6, heightIn: 4 }
    expect(layOutPane({ ...input, pane: small }).height).toBeCloseTo(layOutPane(input).height)
  })

  it('leaves no more free above and below a low pane than it may', () => {
    const low = { ...input.pane, widthIn: 60, heightIn: 10 }
    const [filled, close] = [{}, { mostSparePx: 32 }].map((how) =>
      layOutPane({ ...input, pane: low, ...how }),
    )
    expect(close?.scale).toEqual(filled?.scale)
    expect(filled?.height).toBe(input.room.height)
    expect(close?.height).toBe((close?.pane.height ?? 0) + 100 + 32)
  })

  it('asks for a size that cannot be read', () => {
    const pane = { ...input.pane, heightKnown: false }
    const layout = layOutPane({ ...input, pane, isBad: (field) => field === 'height' })
    expect(layout.dimensions[1]).toMatchObject({ figure: 'height ?', tone: 'bad' })
    expect(layout.pane.bad).toBe(true)
  })

  it('marks the dimension of the field in focus', () => {
    const layout = layOutPane({ ...input, focused: { pane: 0, field: 'height' } })
    expect(layout.dimensions.map((mark) => mark.tone)).toEqual(['plain', 'focus'])
  })
})
