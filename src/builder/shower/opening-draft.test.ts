import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shop } from '../../../tests/fixtures/glass-work'
import { openingOfInches } from '@/client/opening/opening'
import { widestDoorIn } from '@/domain/glass-rules/usual-door'
import { showerLayouts } from '@/domain/pricing/types'
import { showerDraftOf } from '../saved/drafts-of-request'
import { frontOf } from './front-of'
import {
  glassOfDraft,
  isOfOpening,
  keepWidth,
  openingWidthIn,
  shareHeight,
  shareWidth,
} from './opening-draft'
import {
  addPanel,
  changePanel,
  chooseLayout,
  emptyShower,
  removePanel,
  showerDraftShape,
} from './shower-draft'
import type { ShowerDraft } from './shower-draft'
import { openingOfShower, showerRequest } from './shower-request'

const opening: ShowerDraft = {
  ...emptyShower({ width: '60', height: '80' }),
  thicknessMm: 9.525,
  finishKey: 'standard_clear',
  sizes: 'opening',
}
const widths = ({ panels }: ShowerDraft) => panels.map(({ width }) => width)
const requestOf = (draft: ShowerDraft, tables = shop) => {
  const built = showerRequest(draft, tables, 'shower_glass_quote')
  return built.ok ? built.request : built.waitsFor
}

describe('an opening', () => {
  it('is shared between a usual door and the panels beside it', () => {
    expect(widths(shareWidth(chooseLayout(opening, 'door_panel'), 60))).toEqual(['34', '26'])
    expect(widths(shareWidth(chooseLayout(opening, 'panel_door_panel'), 70.0625))).toEqual([
      '22',
      '26',
      '22 1/16',
    ])
    expect(widths(shareWidth(chooseLayout(opening, 'door'), 28.5))).toEqual(['28 1/2'])
  })

  it('keeps the door that was chosen, and takes from it only what leaves no panel', () => {
    const wide = chooseLayout(opening, 'door_panel')
    const chosen = { ...wide, panels: wide.panels.map((each) => ({ ...each, width: '30' })) }
    expect(widths(shareWidth(chosen, 60))).toEqual(['30', '30'])
    expect(widths(shareWidth(chosen, 33))).toEqual(['6', '27'])
  })

  it('gives a door that cannot be made the usual width, and the rest to the fixed panels', () => {
    const wide = chooseLayout(opening, 'door_panel')
    const typed = { ...wide, panels: wide.panels.map((each) => ({ ...each, width: '50 5/16' })) }
    const most = widestDoorIn(shop)
    expect(widths(shareWidth(typed, 82.3125, most))).toEqual(['56 5/16', '26'])
    expect(widths(keepWidth(typed, chooseLayout(typed, 'corner'), most))).toEqual([
      '26',
      '74 5/8',
      '',
    ])
  })

  it('stays as it was measured when a panel that nobody can read goes, or another one comes', () => {
    const three = shareWidth(chooseLayout(opening, 'panel_door_panel'), 70)
    const last = three.panels.at(-1)?.id ?? 0
    const unread = changePanel(three, last, { width: '22 q/9' })
    expect(widths(keepWidth(unread, removePanel(unread, last)))).toEqual(['44', '26'])
    expect(openingWidthIn(keepWidth(unread, addPanel(unread)))).toBe(70)
    const emptied = changePanel(three, last, { width: '' })
    expect(widths(keepWidth(emptied, removePanel(emptied, last)))).toEqual(['22', '26'])
  })

  it('of a corner is shared by the front alone, and gives one height to what stands on one floor', () => {
    const corner = shareHeight(shareWidth(chooseLayout(opening, 'corner'), 48), '78')
    expect(widths(corner)).toEqual(['26', '22', ''])
    expect(corner.panels.map(({ height }) => height)).toEqual(['78', '78', '78'])
    const knee = shareHeight(chooseLayout(opening, 'knee_return'), '78')
    expect(knee.panels.map(({ height }) => height)).toEqual(['78', '78', '80'])
  })

  it('of a corner goes along to other pages without the side that runs back', () => {
    const corner = shareWidth(chooseLayout(opening, 'corner'), 48)
    const sized = { ...corner, panels: corner.panels.map((each) => ({ ...each, height: '80' })) }
    const [door, front, side] = sized.panels
    if (!door || !front || !side) throw new Error('a corner has three panels')
    const whole = { ...sized, panels: [door, front, { ...side, width: '17' }] }
    expect(openingOfShower(whole)).toEqual(openingOfInches(48, 80))
  })

  it('comes to its width again, to the sixteenth, however it is shared', () => {
    const cases = fc.record({
      layout: fc.constantFrom(...showerLayouts),
      sixteenths: fc.integer({ min: 20 * 16, max: 140 * 16 }),
      again: fc.integer({ min: 20 * 16, max: 140 * 16 }),
    })
    fc.assert(
      fc.property(cases, ({ layout, sixteenths, again }) => {
        const once = shareWidth(chooseLayout(opening, layout), sixteenths / 16)
        expect(openingWidthIn(once)).toBe(sixteenths / 16)
        expect(openingWidthIn(shareWidth(once, again / 16))).toBe(again / 16)
        for (const { lastWidthIn } of frontOf(once)) expect(lastWidthIn).toBeGreaterThan(0)
      }),
      { numRuns: 500 },
    )
  })

  it('goes with the request, is stored, and is opened again as it was', () => {
    const request = requestOf(opening)
    expect(request).toMatchObject({ sizes: 'opening', panels: [{ widthIn: 60, heightIn: 80 }] })
    if (typeof request === 'string') throw new Error(request)
    expect(showerDraftOf(request, shop).sizes).toBe('opening')
    expect(showerDraftShape.parse(opening).sizes).toBe('opening')
  })

  it('is not asked for by a draft of before, nor where the shop keeps no gaps', () => {
    const before = { ...opening, sizes: undefined }
    const without = {
      ...shop,
      glassRules: shop.glassRules.filter(({ rule }) => rule !== 'opening'),
    }
    expect(requestOf(before)).not.toHaveProperty('sizes')
    expect(requestOf(opening, without)).not.toHaveProperty('sizes')
    expect([isOfOpening(before, shop), isOfOpening(opening, without)]).toEqual([false, false])
    expect(glassOfDraft(before, shop)).toEqual([null])
  })

  it('makes glass of each panel that can be read', () => {
    const half = chooseLayout(opening, 'door_panel')
    expect(glassOfDraft(half, shop)).toMatchObject([{ widthIn: 59.875, heightIn: 79.8125 }, null])
  })
})
