import { describe, expect, it } from 'vitest'
import { priceWithinRules } from '@/domain/glass-rules/price-within-rules'
import { shop } from '../../../tests/fixtures/glass-work'
import { handOpening } from './hand-opening'
import { openingWidthIn } from './opening-draft'
import { chooseLayout, emptyShower } from './shower-draft'
import type { ShowerDraft } from './shower-draft'
import { showerRequest } from './shower-request'

const begun: ShowerDraft = {
  ...emptyShower(),
  thicknessMm: 9.525,
  finishKey: 'standard_clear',
  sizes: 'opening',
}
const of = (width: string, height = '80', draft = begun) => handOpening(draft, { width, height })
const panesOf = ({ panels }: ShowerDraft) => panels.map(({ role, width }) => `${role} ${width}`)

describe('an opening that is handed to the builder', () => {
  it('comes with a door, and with what stands fixed beside it, once it is wide enough', () => {
    expect(panesOf(of('31 15/16'))).toEqual(['fixed 31 15/16'])
    expect(panesOf(of('32'))).toEqual(['fixed 6', 'door 26'])
    expect(panesOf(of('60 5/8'))).toEqual(['fixed 34 5/8', 'door 26'])
    expect(panesOf(of('84'))).toEqual(['fixed 29', 'door 26', 'fixed 29'])
    for (const { height } of of('60 5/8').panels) expect(height).toBe('80')
  })

  it('keeps what was typed where it is no width', () => {
    expect(panesOf(of('wide'))).toEqual(['fixed wide'])
    expect(panesOf(handOpening(begun, { width: null, height: '80' }))).toEqual(['fixed '])
    expect(handOpening(begun, {})).toBe(begun)
  })

  it('costs what one pane of its size costs', () => {
    const totalOf = (draft: ShowerDraft) => {
      const built = showerRequest(draft, shop, 'shower_glass_quote')
      if (!built.ok) throw new Error(built.waitsFor)
      const priced = priceWithinRules(built.request, shop)
      if (!priced.ok) throw new Error('It has no price.')
      return priced.quote.totalCost
    }
    for (const [width, height] of [
      ['36 5/8', '76'],
      ['48', '72'],
    ] as const) {
      const pane = { ...begun, panels: emptyShower({ width, height }).panels }
      expect(totalOf(of(width, height)), width).toBe(totalOf(pane))
    }
  })

  it('is shared by the panels that were chosen, and leaves a corner alone', () => {
    const chosen = chooseLayout(of('60'), 'panel_door_panel')
    expect(panesOf(of('70', '80', chosen))).toEqual(['fixed 22', 'door 26', 'fixed 22'])
    const single = chooseLayout(of('30'), 'single')
    expect(panesOf(of('60', '80', single))).toEqual(['fixed 60'])
    const corner = chooseLayout(of('60'), 'corner')
    expect(of('70', '80', corner)).toBe(corner)
    const tall = of('60', '76', of('60'))
    expect(tall.panels.map(({ height }) => height)).toEqual(['76', '76'])
    expect(openingWidthIn(tall)).toBe(60)
  })

  it('divides no glass that somebody has measured', () => {
    const glass = { ...begun, sizes: undefined }
    const handed = of('60', '80', glass)
    expect(panesOf(handed)).toEqual(['fixed 60'])
    expect(handed.sizes).toBeUndefined()
  })

  it('is the same draft where it says what is there', () => {
    const kept = of('60 5/8')
    expect(of('60 5/8', '80', kept)).toBe(kept)
    const single = chooseLayout(of('60 5/8'), 'single')
    const whole = { ...single, panels: emptyShower({ width: '60 5/8', height: '80' }).panels }
    expect(of('60 5/8', '80', whole)).toBe(whole)
  })

  it('takes along the glass that a link names', () => {
    const handed = handOpening(begun, {
      width: '60',
      height: '80',
      thickness: '1/2',
      finish: 'rain',
    })
    expect(handed).toMatchObject({ thicknessMm: 12.7, finishKey: 'rain' })
    const again = handOpening(handed, { width: '60', height: '80', thickness: '3/8' })
    expect(again).toMatchObject({
      thicknessMm: 9.525,
      panels: [{ role: 'fixed' }, { role: 'door' }],
    })
  })
})
