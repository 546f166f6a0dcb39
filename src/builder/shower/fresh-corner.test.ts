import { describe, expect, it } from 'vitest'
import { shop } from '../../../tests/fixtures/glass-work'
import { advise } from '@/domain/glass-rules/advise'
import { priceWithinRules } from '@/domain/glass-rules/price-within-rules'
import { keepWidth, shareWidth } from './opening-draft'
import { changePanel, chooseLayout, emptyShower } from './shower-draft'
import type { ShowerDraft } from './shower-draft'
import { showerRequest } from './shower-request'

const pane: ShowerDraft = {
  ...emptyShower({ width: '48', height: '76' }),
  thicknessMm: 9.525,
  finishKey: 'standard_clear',
  sizes: 'opening',
}
const panesOf = ({ panels }: ShowerDraft) => panels.map(({ role, width }) => `${role} ${width}`)
const choose = (draft: ShowerDraft, layout: 'corner' | 'door_panel' | 'panel_door_panel') =>
  keepWidth(draft, chooseLayout(draft, layout))

function requestOf(draft: ShowerDraft) {
  const built = showerRequest(draft, shop, 'shower_glass_quote')
  if (!built.ok) throw new Error(built.waitsFor)
  return built.request
}

function totalOf(draft: ShowerDraft) {
  const priced = priceWithinRules(requestOf(draft), shop)
  return priced.ok ? priced.quote.totalCost : null
}

describe('a corner that nobody changed yet', () => {
  it.each(['corner', 'knee_return'] as const)(
    'of the layout %s hangs its door on the wall, and no rule holds its price back',
    (layout) => {
      const shared = shareWidth(chooseLayout(pane, layout), 48)
      const corner = changePanel(shared, shared.panels[2]?.id ?? 0, { width: '34', height: '76' })
      expect(panesOf(corner)).toEqual(['door 26', 'fixed 22', 'fixed 34'])
      expect(advise(requestOf(corner), shop).map(({ rule }) => rule)).toEqual([])
      expect(totalOf(corner)).toBeGreaterThan(0)
    },
  )

  it('costs what the same panels cost with the door between them', () => {
    const shared = shareWidth(chooseLayout(pane, 'corner'), 48)
    const corner = changePanel(shared, shared.panels[2]?.id ?? 0, { width: '34' })
    const [door, front, side] = corner.panels
    if (!door || !front || !side) throw new Error('a corner has three panels')
    expect(totalOf(corner)).toBe(totalOf({ ...corner, panels: [front, door, side] }))
  })
})

describe('a layout whose door stands elsewhere', () => {
  it('takes the sizes of the door along, and brings them back', () => {
    const panelAndDoor = choose(pane, 'door_panel')
    expect(panesOf(panelAndDoor)).toEqual(['fixed 22', 'door 26'])
    const corner = choose(panelAndDoor, 'corner')
    expect(panesOf(corner)).toEqual(['door 26', 'fixed 22', 'fixed '])
    expect(panesOf(choose(corner, 'door_panel'))).toEqual(['fixed 22', 'door 26'])
    expect(panesOf(choose(corner, 'panel_door_panel'))).toEqual(['fixed 11', 'door 26', 'fixed 11'])
  })

  it('leaves a panel whose glass was measured what it is, and opens one without a size', () => {
    const measured = chooseLayout({ ...pane, sizes: undefined }, 'corner')
    expect(panesOf(measured)).toEqual(['door ', 'fixed 48', 'fixed '])
    const single = chooseLayout({ ...pane, sizes: undefined }, 'single')
    expect(panesOf(chooseLayout(single, 'corner'))).toEqual(['door ', 'fixed 48', 'fixed '])
  })
})
