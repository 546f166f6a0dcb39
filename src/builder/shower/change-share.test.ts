import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aShower, shop } from '../../../tests/fixtures/glass-work'
import { advise } from '@/domain/glass-rules/advise'
import { changeShare } from './change-share'
import { keepWidth, lastOpeningWidthIn, openingWidthIn, shareWidth } from './opening-draft'
import { addPanel, chooseLayout, chooseRole, emptyShower, removePanel } from './shower-draft'
import type { ShowerDraft } from './shower-draft'

const pane: ShowerDraft = { ...emptyShower({ width: '36 5/8', height: '76' }), sizes: 'opening' }
const widths = ({ panels }: ShowerDraft) => panels.map(({ width }) => width)
const doorAndPanel = keepWidth(pane, chooseLayout(pane, 'door_panel'))
const between = shareWidth(chooseLayout(pane, 'panel_door_panel'), 70)
const typed = (draft: ShowerDraft, id: number, ...texts: string[]) =>
  texts.reduce((now, text) => changeShare(now, draft, id, text), draft)

describe('a share of an opening', () => {
  it('is given way to by the fixed panel beside it, whatever was typed on the way there', () => {
    const wide = shareWidth(doorAndPanel, 77.625)
    expect(widths(wide)).toEqual(['51 5/8', '26'])
    expect(widths(typed(wide, 2, '', '4', '41'))).toEqual(['36 5/8', '41'])
    expect(widths(typed(wide, 2, '7', '76', '7', ''))).toEqual(['70 5/8', ''])
    expect(widths(typed(wide, 2, '20'))).toEqual(['57 5/8', '20'])
    expect(widths(typed(wide, 2, '33.3'))).toEqual(['44.325', '33.3'])
  })

  it('widens the opening only where no panel is left to give, or there is none', () => {
    expect(widths(typed(doorAndPanel, 2, '4', '41'))).toEqual(['10 5/8', '41'])
    expect(widths(typed(doorAndPanel, 2, '30 5/8'))).toEqual(['6', '30 5/8'])
    expect(widths(typed(doorAndPanel, 2, '30 11/16'))).toEqual(['10 5/8', '30 11/16'])
    expect(widths(typed(pane, 1, '40'))).toEqual(['40'])
    expect(widths(typed(doorAndPanel, 1, '40'))).toEqual(['40', '26'])
  })

  it('comes off two panels alike, and off the wider one once the other is as narrow as a panel is', () => {
    expect(widths(typed(between, 2, '30 1/8'))).toEqual(['19 15/16', '30 1/8', '19 15/16'])
    const uneven = typed(between, 1, '8')
    expect(widths(uneven)).toEqual(['8', '26', '36'])
    expect(widths(typed(uneven, 2, '36'))).toEqual(['6', '36', '28'])
    expect(widths(typed(typed(between, 3, '8'), 2, '36'))).toEqual(['28', '36', '6'])
  })

  it('of the only fixed panel is the door’s to give or to take', () => {
    expect(widths(typed(doorAndPanel, 1, '8'))).toEqual(['8', '28 5/8'])
    expect(widths(typed(doorAndPanel, 1, '1', '12'))).toEqual(['12', '24 5/8'])
  })

  it('leaves the widths that somebody wrote: others give, and the opening follows where none is left', () => {
    const first = changeShare(between, between, 1, '34')
    const second = changeShare(first, first, 2, '32', { written: [1] })
    expect(widths(second)).toEqual(['34', '32', '10'])
    const third = changeShare(second, second, 3, '16 5/16', { written: [1, 2] })
    expect(widths(third)).toEqual(['34', '32', '16 5/16'])
    const panel = changeShare(doorAndPanel, doorAndPanel, 1, '36 5/8')
    expect(widths(changeShare(panel, panel, 2, '28', { written: [1] }))).toEqual(['36 5/8', '28'])
  })

  it('holds the opening while a width cannot be read', () => {
    const unread = changeShare(doorAndPanel, doorAndPanel, 2, '26 q/9')
    expect(openingWidthIn(unread)).toBeNull()
    expect(lastOpeningWidthIn(unread)).toBe(36.625)
    expect(widths(changeShare(unread, unread, 2, '24'))).toEqual(['12 5/8', '24'])
    expect(lastOpeningWidthIn(chooseLayout(emptyShower(), 'door_panel'))).toBeNull()
  })

  it('makes no door wider than one is made: then the opening follows', () => {
    const corner = shareWidth(chooseLayout(pane, 'corner'), 82.3125)
    const [door, front] = corner.panels.map(({ id }) => id)
    if (!door || !front) throw new Error('a corner has three panels')
    const typedDoor = changeShare(corner, corner, door, '36', { mostDoorIn: 39 })
    expect(widths(typedDoor)).toEqual(['36', '46 5/16', ''])
    expect(widths(changeShare(typedDoor, typedDoor, front, '43 5/16', { mostDoorIn: 39 }))).toEqual(
      ['39', '43 5/16', ''],
    )
    expect(widths(changeShare(typedDoor, typedDoor, front, '32', { mostDoorIn: 39 }))).toEqual([
      '36',
      '32',
      '',
    ])
    // a door that somebody made so wide gives all the same
    const wide = changeShare(corner, corner, door, '50', { mostDoorIn: 39 })
    expect(widths(changeShare(wide, wide, front, '34', { mostDoorIn: 39 }))).toEqual([
      '48 5/16',
      '34',
      '',
    ])
  })

  it('of a corner leaves the panel that runs back alone', () => {
    const corner = shareWidth(chooseLayout(pane, 'corner'), 48)
    const [door, , side] = corner.panels.map(({ id }) => id)
    if (!door || !side) throw new Error('a corner has three panels')
    expect(widths(typed(corner, door, '28'))).toEqual(['28', '20', ''])
    expect(widths(typed(corner, side, '30'))).toEqual(['26', '22', '30'])
  })

  it('never changes an opening that its panels can keep', () => {
    const cases = fc.record({
      layout: fc.constantFrom('door_panel' as const, 'panel_door_panel' as const),
      openingIn: fc.integer({ min: 60 * 16, max: 140 * 16 }).map((count) => count / 16),
      doorIn: fc.integer({ min: 16, max: 48 * 16 }).map((count) => count / 16),
    })
    fc.assert(
      fc.property(cases, ({ layout, openingIn, doorIn }) => {
        const shared = shareWidth(chooseLayout(pane, layout), openingIn)
        const next = changeShare(shared, shared, 2, String(doorIn))
        expect(openingWidthIn(next)).toBe(openingIn)
        for (const { lastWidthIn } of next.panels) expect(lastWidthIn).toBeGreaterThan(0)
      }),
    )
  })
})

describe('what was measured of an opening', () => {
  it('stays as panels come and go', () => {
    expect(widths(doorAndPanel)).toEqual(['10 5/8', '26'])
    const added = keepWidth(pane, addPanel(pane))
    expect(widths(added)).toEqual(['10 5/8', '26'])
    expect(widths(keepWidth(added, removePanel(added, 1)))).toEqual(['36 5/8'])
    const door = chooseRole(pane, 1, 'door')
    expect(widths(keepWidth(door, addPanel(door)))).toEqual(['26', '10 5/8'])
    const glass = { ...pane, sizes: undefined }
    expect(widths(keepWidth(glass, addPanel(glass)))).toEqual(['36 5/8', ''])
  })

  it('stays when a door that is too wide is cured', () => {
    const wide = typed(shareWidth(doorAndPanel, 77.625), 2, '41')
    const panels = wide.panels.map(({ lastWidthIn, role }) => ({
      widthIn: lastWidthIn ?? 0,
      heightIn: 76,
      role,
    }))
    const [none] = advise(aShower(panels), shop)
    expect(none?.rule).toBe('hinges-none')
    const cured = none?.cure?.change.panels ?? []
    expect(cured.map(({ widthIn }) => widthIn)).toEqual([49.625, 28])
  })
})
