import { describe, expect, it } from 'vitest'
import { aPane, glass, shop } from '../../../tests/fixtures/glass-work'
import { advise } from '@/domain/glass-rules/advise'
import { placesThatMatter } from '@/domain/glass-rules/safety'
import { replacementDraftOf } from '../saved/drafts-of-request'
import { chooseCategory, emptyReplacement, typeSizes } from './replacement-draft'
import { replacementRequest } from './replacement-request'
import type { ReplacementDraft } from './replacement-draft'

const draft = typeSizes(
  { ...chooseCategory(emptyReplacement(), 'flat'), thickness: 6.35 },
  { width: '24', height: '30' },
)
const taken = (more: Partial<ReplacementDraft>) => {
  const built = replacementRequest({ ...draft, ...more }, shop, 'window_replacement')
  return built.ok ? built.request.glassTypeId : null
}

describe('what is answered of the place of a pane', () => {
  it('is priced as safety glass where it must be, and where nobody knows', () => {
    expect(taken({})).toBe(glass.annealed14)
    expect(taken({ safety: { door: false, wet: false, stairs: false } })).toBe(glass.annealed14)
    expect(taken({ safety: { door: true } })).toBe(glass.tempered14)
    expect(taken({ safety: { stairs: 'unknown' } })).toBe(glass.tempered14)
  })

  it('counts nearness to the floor for a large pane alone', () => {
    const low = { safety: { low: 'unknown' as const } }
    expect(taken(low)).toBe(glass.annealed14)
    expect(taken({ ...typeSizes(draft, { width: '48', height: '48' }), ...low })).toBe(
      glass.tempered14,
    )
  })

  it('goes back to the usual glass when a saved answer becomes no', () => {
    const saved = aPane(glass.tempered14, 24, 30, { safety: { stairs: 'unknown' } })
    const again = replacementDraftOf(saved, shop)
    expect(taken(again)).toBe(glass.tempered14)
    expect(taken({ ...again, safety: { stairs: false } })).toBe(glass.annealed14)
  })

  it('is not asked of the glass of a door, which is priced as safety glass unasked', () => {
    const unknown = { ...draft, safety: { stairs: 'unknown' as const } }
    const door = replacementRequest(unknown, shop, 'door_replacement')
    const blocked = door.ok && advise(door.request, shop).some(({ level }) => level === 'block')
    const open = door.ok && advise(door.request, shop).some(({ rule }) => rule === 'safety-open')
    expect(door).toMatchObject({ ok: true, request: { glassTypeId: glass.tempered14 } })
    expect(blocked).toBe(false)
    expect(open).toBe(false)
    const pieces = [{ widthIn: 24, heightIn: 30 }]
    const asked = (serviceType: string, tables = shop) =>
      placesThatMatter({ request: { serviceType }, pieces, tables })
    expect(asked('door_replacement')).toEqual([])
    const glassRules = shop.glassRules.filter(({ rule }) => rule !== 'safety-door')
    expect(asked('door_replacement', { ...shop, glassRules })).toEqual(['wet', 'stairs'])
    expect(asked('window_replacement')).toEqual(['door', 'wet', 'stairs'])
  })

  it('of a door comes back from what was saved without another choice', () => {
    const saved = aPane(glass.tempered14, 24, 30, { serviceType: 'door_replacement' })
    expect(replacementDraftOf(saved, shop).isSafe).toBe(false)
  })

  it('leaves safety glass alone that was chosen without a question', () => {
    const saved = aPane(glass.tempered14, 24, 30, { safety: { stairs: false } })
    expect(taken(replacementDraftOf(saved, shop))).toBe(glass.tempered14)
  })
})
