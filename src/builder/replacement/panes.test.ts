import { describe, expect, it } from 'vitest'
import { tables } from '../../../tests/fixtures/pricing-tables'
import { replacementDraftOf } from '../saved/drafts-of-request'
import { addPane, changePane, firstUnread, isRough, mayAddPane, panesOf, removePane } from './panes'
import {
  chooseCategory,
  emptyReplacement,
  replacementDraftShape,
  typeSizes,
} from './replacement-draft'
import type { ReplacementDraft } from './replacement-draft'
import { replacementRequest } from './replacement-request'

const flat = { ...chooseCategory(emptyReplacement(), 'flat'), thickness: 6.35 }
const one = typeSizes(flat, { width: '24 1/2', height: '30 1/4' })
const two = changePane(addPane(one), 1, (pane) => typeSizes(pane, { width: '20' }))

function panelsOf(draft: ReplacementDraft) {
  const built = replacementRequest(draft, tables, 'window_replacement')
  return built.ok ? built.request.panels : built.waitsFor
}

describe('the panes of one window', () => {
  it('begin each with the sizes of the last, and leave the others alone', () => {
    expect(addPane(one).others).toEqual([
      expect.objectContaining({ width: '24 1/2', height: '30 1/4', lastWidthIn: 24.5 }),
    ])
    expect(panesOf(two).map(({ width }) => width)).toEqual(['24 1/2', '20'])
  })

  it('are three at the most', () => {
    const three = addPane(two)
    expect(mayAddPane(two)).toBe(true)
    expect(mayAddPane(three)).toBe(false)
    expect(addPane(three)).toBe(three)
  })

  it('move up when one before them is removed; the last one stays', () => {
    expect(removePane(two, 0)).toMatchObject({ width: '20', lastWidthIn: 20, category: 'flat' })
    expect(panesOf(removePane(two, 0))).toHaveLength(1)
    expect(removePane(one, 0)).toBe(one)
  })

  it('are priced together, in their order', () => {
    expect(panelsOf(two)).toEqual([
      { widthIn: 24.5, heightIn: 30.25 },
      { widthIn: 20, heightIn: 30.25 },
    ])
  })

  it('name the pane and the side that cannot be read', () => {
    const slip = changePane(two, 1, (pane) => typeSizes(pane, { height: 'tall' }))
    expect(firstUnread(slip)).toEqual({ pane: 1, field: 'height' })
    expect(panelsOf(slip)).toBe('height')
    expect(firstUnread(two)).toBeNull()
  })

  it('wait for a visit as soon as one of them cannot be measured, until it is typed after all', () => {
    const rough = changePane(two, 1, (pane) => ({ ...pane, rough: 'large' }))
    expect(isRough(rough)).toBe(true)
    expect(panelsOf(rough)).toBe('visit')
    const typed = changePane(rough, 1, (pane) => typeSizes(pane, { width: '21' }))
    expect(isRough(typed)).toBe(false)
    expect(panelsOf(changePane(one, 0, (pane) => ({ ...pane, rough: 'small' })))).toBe('visit')
  })

  it('come back out of what is kept in the browser and out of a saved price', () => {
    const kept: unknown = JSON.parse(JSON.stringify(two))
    expect(replacementDraftShape.parse(kept)).toEqual(kept)
    const built = replacementRequest(two, tables, 'window_replacement')
    if (!built.ok) throw new Error(built.waitsFor)
    expect(panelsOf(replacementDraftOf(built.request, tables))).toEqual(built.request.panels)
  })
})
