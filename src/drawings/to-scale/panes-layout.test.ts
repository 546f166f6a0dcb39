import { describe, expect, it } from 'vitest'
import { pane } from '../../../tests/fixtures/enclosures'
import { layOutPanes } from './panes-layout'
import type { SizedPane } from './size-panes'

const layOut = (panes: SizedPane[], room: { width: number; height: number }) =>
  layOutPanes({
    panes,
    room,
    focused: null,
    isBad: () => false,
    format: (inches) => `${inches}″`,
    words: { width: 'width', height: 'height' },
  })

const wide = [pane(29.75, 25.5), pane(20, 25.5)]

describe('layOutPanes', () => {
  it('stands panes abreast on one floor where there is the width for it', () => {
    const { panes, scale, dimensions } = layOut(wide, { width: 786, height: 480 })
    const [first, second] = panes
    expect(scale.caption).toBe('1 1/2')
    expect(second?.x).toBeGreaterThan((first?.x ?? 0) + (first?.width ?? 0) + 60)
    expect(second?.y).toBeCloseTo(first?.y ?? 0)
    expect(dimensions.map(({ key }) => key)).toEqual(['width-0', 'height-0', 'width-1', 'height-1'])
  })

  it.each([
    ['a phone', { width: 326, height: 340 }, '1/2'],
    ['a tablet', { width: 350, height: 440 }, '5/8'],
  ])('stands them one above the other where they are drawn larger so, as on %s', (_, room, to) => {
    const { panes, scale, dimensions, ...sheet } = layOut(wide, room)
    const [first, second] = panes
    expect(scale.caption).toBe(to)
    expect(sheet).toEqual(room)
    expect(second?.x).toBeCloseTo(first?.x ?? 0)
    const foot = (first?.y ?? 0) + (first?.height ?? 0)
    const [widthOfFirst] = dimensions
    expect(widthOfFirst).toMatchObject({ from: first?.x, work: foot, figure: '29.75″' })
    expect(widthOfFirst?.at).toBeGreaterThan(foot + 20)
    expect(widthOfFirst?.at).toBeLessThan((second?.y ?? 0) - 20)
    expect((second?.y ?? 0) + (second?.height ?? 0)).toBeLessThan(room.height - 50)
  })

  it('stands panes that are tall abreast on a phone, too', () => {
    const { panes } = layOut([pane(20, 60), pane(20, 60)], { width: 326, height: 340 })
    expect(panes[1]?.y).toBeCloseTo(panes[0]?.y ?? 0)
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
