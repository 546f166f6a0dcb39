import { describe, expect, it } from 'vitest'
import { aPane, aShower, glass, half, parts, shop } from '../../../tests/fixtures/glass-work'
import { priceWithinRules } from './price-within-rules'
import { alternativesTo } from './alternatives'
import { heaviestPiece } from './heaviest-piece'

const door = { widthIn: 28, heightIn: 76, role: 'door' as const }
const keys = (request: Parameters<typeof alternativesTo>[0]) =>
  alternativesTo(request, shop).map(({ key }) => key)

describe('what else a work can be made of', () => {
  it('is the other thickness and the other finishes of a shower', () => {
    expect(keys(aShower([door]))).toContain('thickness 12.7')
    expect(keys(aShower([door], half))).toContain('thickness 9.525')
    expect(keys(aShower([door]))).not.toContain('thickness 9.525')
    expect(keys(aShower([door], { finishId: 9 }))).toContain('finish standard_clear')
  })

  it('brings the hinges that a heavier door needs, in its price', () => {
    const [thicker] = alternativesTo(aShower([door]), shop)
    expect(thicker).toMatchObject({ key: 'thickness 12.7', blocked: null })
    expect(thicker?.cures.map(({ kind }) => kind)).toEqual(['hinges'])
    const priced = priceWithinRules(thicker?.request, shop)
    expect(priced.ok && priced.quote.totalHardwareCost).toBe(48)
    expect(thicker?.request.hardware).toEqual([{ id: parts.third, quantity: 1 }])
  })

  it('leaves hinges behind that came with the glass and that a lighter door does not need', () => {
    const heavy = aShower([door], { ...half, hardware: [{ id: parts.third, quantity: 1 }] })
    const thinner = alternativesTo(heavy, shop).find(({ key }) => key === 'thickness 9.525')
    expect(thinner).toMatchObject({ cures: [], blocked: null, request: { hardware: [] } })
    expect(thinner?.spared.map(({ id }) => id)).toEqual([parts.third])
    const pale = alternativesTo(heavy, shop).find(({ differs }) => differs === 'finish')
    expect(pale).toMatchObject({ cures: [], spared: [], request: { hardware: heavy.hardware } })
  })

  it('takes lighter hinges for heavier ones that came, and says so', () => {
    const wide = { widthIn: 34, heightIn: 80, role: 'door' as const }
    const heavy = aShower([wide], { ...half, hardware: [{ id: parts.heavyThree, quantity: 1 }] })
    const thinner = alternativesTo(heavy, shop).find(({ key }) => key === 'thickness 9.525')
    expect(thinner?.request.hardware).toEqual([{ id: parts.heavyPair, quantity: 1 }])
    expect(thinner?.cures.map(({ kind }) => kind)).toEqual(['hinges'])
  })

  it('keeps hinges that somebody chose beyond what the glass asks for', () => {
    const hardware = [
      { id: parts.edges, quantity: 1 },
      { id: parts.largest, quantity: 1 },
    ]
    const [thinner] = alternativesTo(aShower([door], { ...half, hardware }), shop)
    expect(thinner).toMatchObject({ spared: [], request: { hardware } })
  })

  it('says which rule blocks what these sizes cannot be made in', () => {
    const tall = aShower([{ widthIn: 30, heightIn: 90, role: 'fixed' }], half)
    const thinner = alternativesTo(tall, shop).find(({ key }) => key === 'thickness 9.525')
    expect(thinner?.blocked?.rule).toBe('height-3-8')
  })

  it('leaves the thickness of a sealed unit to its frame, and offers it tempered', () => {
    expect(keys(aPane(glass.unitInch, 30, 40))).toEqual([`glass ${glass.unitInchTempered}`])
  })

  it('offers no plain glass where the place asks for safety glass', () => {
    const asked = aPane(glass.tempered14, 30, 40, { safety: { door: true } })
    const plain = alternativesTo(asked, shop).find(({ differs }) => differs === 'safety')
    expect(plain?.blocked?.rule).toBe('safety-door')
  })

  it('changes neither sizes nor roles', () => {
    const request = aShower([{ widthIn: 30, heightIn: 76, role: 'fixed' }, door])
    for (const alternative of alternativesTo(request, shop)) {
      expect(alternative.request.panels).toEqual(request.panels)
    }
  })
})

it('weighs the door where there is one', () => {
  const panel = { widthIn: 60, heightIn: 76, role: 'fixed' as const }
  expect(heaviestPiece(aShower([panel, door]), shop)).toEqual({ isDoor: true, pounds: 76 })
  expect(heaviestPiece(aShower([panel]), shop)).toMatchObject({ isDoor: false })
})
