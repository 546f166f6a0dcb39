import { describe, expect, it } from 'vitest'
import { layOut, pane } from '../../../tests/fixtures/enclosures'
import { lowPhoneSpacing, lowSpacing } from './enclosure-spacing'
import type { SizedPane } from './size-panes'

describe('layOutEnclosure of a corner', () => {
  it('turns at the last panel of a corner, with the view from above below it', () => {
    const panes = [pane(22, 76), pane(26, 76, { role: 'door' }), pane(34, 76)]
    const flat = layOut(panes)
    const corner = layOut(panes, { layout: 'corner' })
    expect([flat.corner, flat.plan, flat.kneeWall]).toEqual([null, null, null])
    expect(corner.corner?.x).toBeCloseTo(corner.panes[2]?.x ?? 0)
    expect(corner.kneeWall).toBeNull()
    expect(corner.plan?.panes.map(({ hinge }) => hinge)).toEqual([null, 'right'])
    expect(corner.plan?.y).toBeGreaterThan(corner.floorY + 72)
    expect(corner.plan?.y).toBeLessThan(corner.height)
  })

  it('measures the front of a corner, which a tape can read, and not what runs back', () => {
    const [first, second] = [pane(8.625, 76), pane(28, 76, { role: 'door' })]
    const corner = [first, second, pane(34.25, 76)]
    const whole = (panes: SizedPane[]) =>
      layOut(panes, { layout: 'corner' }).dimensions.find(({ key }) => key === 'overall')
    const { panes } = layOut(corner, { layout: 'corner' })
    expect(whole(corner)).toMatchObject({
      figure: '36.625″',
      from: panes[0]?.x,
      to: panes[2]?.x,
    })
    expect(whole([pane(36, 76), pane(34, 76)])).toBeUndefined()
    const waiting = pane(27, 76, { widthKnown: false })
    expect(whole([first, second, waiting])?.figure).toBe('36.625″')
    expect(whole([first, waiting, pane(34.25, 76)])).toBeUndefined()
  })

  it('stands the view from above beside a corner that is drawn larger for it', () => {
    const panes = [pane(8.625, 76), pane(28, 76, { role: 'door' }), pane(34.25, 76)]
    const room = { width: 643, height: 470 }
    const corner = layOut(panes, { layout: 'corner', room })
    expect(corner.scale.caption).toBe('1/2')
    expect(corner.height).toBeLessThanOrEqual(room.height)
    expect(corner.width).toBe(room.width)
    expect(corner.plan?.left).toBeGreaterThan(corner.rightWall.x + corner.rightWall.width + 14)
    expect(corner.plan?.y).toBeLessThan(corner.floorY - 28)
  })

  it('stands the view from above beside a corner on a phone, where it is seen with it', () => {
    const panes = [pane(26, 76, { role: 'door' }), pane(32, 76), pane(32, 76)]
    const room = { width: 326, height: 400 }
    const phone = { layout: 'corner', room, wall: 9, spacing: lowPhoneSpacing } as const
    const corner = layOut(panes, phone)
    expect(corner.scale.caption).toBe('1/4')
    expect(corner.width).toBe(room.width)
    const { left = 0, panes: seen = [], y = 0 } = corner.plan ?? {}
    expect(left).toBeGreaterThan(corner.rightWall.x + corner.rightWall.width + 5)
    expect(seen.reduce((end, { width }) => end + width, left)).toBeLessThan(room.width - 8)
    expect(y).toBeLessThan(corner.floorY - 28)
    expect(corner.height).toBeLessThan(290)
    const { plan } = layOut([pane(28, 76, { role: 'door' }), pane(30, 76)], phone)
    expect(plan?.panes[0]?.width).toBeGreaterThan(30)
  })

  it('has its corner a step larger where height is said once and the plan takes only what it needs', () => {
    const panes = [pane(32, 80, { role: 'door' }), pane(50.3125, 80), pane(16.3125, 80)]
    const low = { room: { width: 484, height: 372 }, spacing: lowSpacing, largest: '5/16' }
    const phone = { room: { width: 326, height: 400 }, wall: 9, largest: '1/4' }
    for (const { largest, ...at } of [low, phone]) {
      const corner = layOut(panes, { ...at, layout: 'corner' })
      expect(corner.scale.caption).toBe(largest)
      expect(corner.height).toBeLessThanOrEqual(at.room.height)
      expect(corner.width).toBe(at.room.width)
      const heights = corner.dimensions.filter(({ axis }) => axis === 'y')
      expect(heights.map(({ key }) => key)).toEqual(['height-0'])
    }
  })

  it('has the one height of a corner in the focus with the field of its last panel', () => {
    const panes = [pane(26, 76, { role: 'door' }), pane(34, 76)]
    const typed = layOut(panes, { layout: 'corner', focused: { pane: 1, field: 'height' } })
    expect(typed.dimensions.find(({ key }) => key === 'height-0')?.tone).toBe('focus')
  })

  it('stands a return on its knee wall, with its top where the others are', () => {
    const { panes, kneeWall, floorY } = layOut(
      [pane(22, 76), pane(26, 76, { role: 'door' }), pane(34, 40)],
      { layout: 'knee_return' },
    )
    const [front, , back] = panes
    expect(back?.y).toBeCloseTo(front?.y ?? 0)
    expect(kneeWall?.y).toBeCloseTo((back?.y ?? 0) + (back?.height ?? 0))
    expect((kneeWall?.y ?? 0) + (kneeWall?.height ?? 0)).toBeCloseTo(floorY)
  })
})
