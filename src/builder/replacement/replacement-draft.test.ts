import { describe, expect, it } from 'vitest'
import {
  chooseCategory,
  emptyReplacement,
  handReplacementSizes,
  drawnPanes,
  replacementDraftShape,
  typeSizes,
} from './replacement-draft'

const empty = emptyReplacement()
const flat = { ...chooseCategory(empty, 'flat'), thickness: 6.35 }
const sized = typeSizes(flat, { width: '24 1/2', height: '30 1/4' })

describe('the replacement draft', () => {
  it('asks for the thickness again when the category changes', () => {
    expect(chooseCategory(sized, 'insulated').thickness).toBeNull()
    expect(chooseCategory(sized, 'flat')).toBe(sized)
  })

  it('takes the sizes of a link over those it kept', () => {
    expect(handReplacementSizes(sized, { width: '36', height: null })).toMatchObject({
      category: 'flat',
      width: '36',
      lastWidthIn: 36,
      height: '30 1/4',
    })
    expect(handReplacementSizes(sized, { width: '24 1/2', height: '30 1/4' })).toBe(sized)
  })

  it('keeps the last size that could be read, for the drawing', () => {
    const slip = typeSizes(sized, { width: '24 1/' })
    expect(slip).toMatchObject({ width: '24 1/', lastWidthIn: 24.5 })
    expect(drawnPanes(slip)).toEqual([
      expect.objectContaining({ widthIn: 24.5, widthKnown: false, heightKnown: true }),
    ])
  })

  it('waits for its sizes in the shape of a usual window', () => {
    expect(drawnPanes(empty)).toMatchObject([{ widthIn: 30, heightIn: 36, widthKnown: false }])
    const high = typeSizes(empty, { height: '60' })
    expect(drawnPanes(high)).toMatchObject([{ widthIn: 50, heightIn: 60, heightKnown: true }])
  })

  it('fits its own stored shape', () => {
    expect(replacementDraftShape.safeParse({ ...sized, thickness: 'other' }).success).toBe(true)
    expect(replacementDraftShape.safeParse({ ...sized, thickness: 'thin' }).success).toBe(false)
  })
})
