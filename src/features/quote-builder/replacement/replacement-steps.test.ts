import { describe, expect, it } from 'vitest'
import {
  chooseCategory,
  emptyReplacement,
  typeSizes,
} from '@/builder/replacement/replacement-draft'
import { reachableReplacementStep } from './replacement-steps'

const empty = emptyReplacement()
const flat = { ...chooseCategory(empty, 'flat'), thickness: 6.35 }
const sized = typeSizes(flat, { width: '24 1/2', height: '30 1/4' })

describe('reachableReplacementStep', () => {
  it('opens the first step that still lacks its choice', () => {
    expect(reachableReplacementStep(4, empty, false)).toBe(1)
    expect(reachableReplacementStep(3, chooseCategory(empty, 'flat'), false)).toBe(2)
    expect(reachableReplacementStep(4, flat, false)).toBe(3)
  })

  it('shows the result once there is one', () => {
    expect(reachableReplacementStep('quote', sized, false)).toBe(3)
    expect(reachableReplacementStep(4, sized, true)).toBe('quote')
  })

  it('shows the card in place of a price for another thickness', () => {
    expect(reachableReplacementStep(4, { ...sized, thickness: 'other' }, false)).toBe('quote')
  })
})
