import { describe, expect, it } from 'vitest'
import { parts, shop } from '../../../tests/fixtures/glass-work'
import { priceWithinRules } from '@/domain/glass-rules/price-within-rules'
import { handOpening } from './hand-opening'
import { chooseHinges, freeDoors, hangDoors, hingesThatCame } from './hung-doors'
import { chooseLayout, changePanel, emptyShower } from './shower-draft'
import type { ShowerDraft } from './shower-draft'
import { showerRequest } from './shower-request'

const half = 12.7
const threeEighths = 9.525
const here = { tables: shop, serviceType: 'shower_glass_quote' }
const fresh: ShowerDraft = {
  ...handOpening({ ...emptyShower(), sizes: 'opening' }, { width: '36', height: '80' }),
  finishKey: 'standard_clear',
}
const inGlass = (draft: ShowerDraft, thicknessMm: number) =>
  hangDoors(draft, { ...draft, thicknessMm }, here)
const isMade = (draft: ShowerDraft) => {
  const built = showerRequest(draft, shop, here.serviceType)
  return built.ok && priceWithinRules(built.request, shop).ok
}

describe('a fresh opening', () => {
  it.each(['32', '36', '48', '60', '72', '90'])(
    'of %s inches can be made in either glass',
    (width) => {
      const opening = handOpening(fresh, { width, height: '80' })
      for (const glass of [half, threeEighths]) {
        expect(isMade(inGlass(opening, glass)), `${glass}`).toBe(true)
      }
    },
  )

  it('begins on hinges that carry its door, and leaves them behind with a lighter glass', () => {
    expect(isMade({ ...fresh, thicknessMm: half })).toBe(false)
    const heavy = inGlass(fresh, half)
    expect(heavy.hardware).toEqual([{ id: parts.third, quantity: 1 }])
    expect(inGlass(heavy, threeEighths).hardware).toEqual([])
    expect(inGlass(fresh, threeEighths)).toMatchObject({ hardware: [] })
  })

  it('tells which hinges came so, and what it is without them', () => {
    const heavy = inGlass(fresh, half)
    const came = hingesThatCame(heavy, here)
    expect(came?.items.map(({ id }) => id)).toEqual([parts.third])
    expect(came?.without.hardware).toEqual([])
    expect(hingesThatCame(fresh, here)).toBeNull()
    const edges = { id: parts.edges, quantity: 1 }
    const largest = { id: parts.largest, quantity: 1 }
    expect(hingesThatCame({ ...heavy, hardware: [largest] }, here)).toBeNull()
    const beside = hingesThatCame({ ...heavy, hardware: [edges, ...heavy.hardware] }, here)
    expect(beside?.without.hardware).toEqual([edges])
    expect(beside?.items.map(({ id }) => id)).toEqual([parts.third])
  })

  it('gives the place of hinges that came by themselves to those that are added', () => {
    const heavy = inGlass(fresh, half)
    const edges = { id: parts.edges, quantity: 1 }
    const kept = { ...heavy, hardware: [edges, ...heavy.hardware] }
    const largest = { id: parts.largest, quantity: 1 }
    expect(chooseHinges(kept, largest, here)).toEqual([edges, largest])
    // one that somebody chose stays, and so does what it stands beside
    const chosen = { ...kept, hardware: [edges, largest] }
    expect(chooseHinges(chosen, { id: parts.third, quantity: 1 }, here)).toEqual([
      edges,
      largest,
      { id: parts.third, quantity: 1 },
    ])
    expect(chooseHinges(kept, { id: parts.third, quantity: 0 }, here)).toEqual([edges])
  })

  it('keeps what somebody chose, hinges too', () => {
    const edges = { id: parts.edges, quantity: 1 }
    const largest = { id: parts.largest, quantity: 1 }
    const chosen = { ...fresh, hardware: [edges, largest] }
    expect(inGlass(chosen, half).hardware).toEqual([edges, largest])
    expect(inGlass(inGlass(chosen, half), threeEighths).hardware).toEqual([edges, largest])
    expect(inGlass({ ...fresh, hardware: [edges] }, half).hardware).toContainEqual(edges)
  })

  it('has the same draft where nothing is asked', () => {
    const same = { ...fresh, thicknessMm: threeEighths }
    expect(hangDoors(same, same, here)).toBe(same)
    expect(hangDoors(same, same, { ...here, tables: null })).toBe(same)
  })
})

describe('a door that somebody sizes', () => {
  const heavy = inGlass(fresh, half)
  const door = heavy.panels.find(({ role }) => role === 'door')?.id ?? 0

  it('lets go of hinges that it does not need, and gets none by itself', () => {
    const light = freeDoors(heavy, changePanel(heavy, door, { width: '22' }), here)
    expect(light.hardware).toEqual([])
    expect(freeDoors(light, changePanel(light, door, { width: '26' }), here).hardware).toEqual([])
  })

  it('keeps them while its size is on its way', () => {
    expect(freeDoors(heavy, changePanel(heavy, door, { width: '' }), here).hardware).toEqual(
      heavy.hardware,
    )
    expect(hangDoors(heavy, chooseLayout(heavy, 'single'), here).hardware).toEqual([])
  })
})
