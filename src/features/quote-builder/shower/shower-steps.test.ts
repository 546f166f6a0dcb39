import { describe, expect, it } from 'vitest'
import { shop } from '../../../../tests/fixtures/glass-work'
import { handOpening } from '@/builder/shower/hand-opening'
import { keepUnread } from '@/builder/shower/unread-opening'
import { changePanel, emptyShower } from '@/builder/shower/shower-draft'
import { reachableStep } from './shower-steps'

const empty = emptyShower()
const chosen = { ...empty, thicknessMm: 9.525, finishKey: 'standard_clear' }
const sized = changePanel(chosen, 1, { width: '36', height: '76' })

describe('reachableStep', () => {
  it('opens the first step that still lacks its choice', () => {
    expect(reachableStep(4, empty, false, null)).toBe(1)
    expect(reachableStep(4, { ...empty, thicknessMm: 9.525 }, false, null)).toBe(2)
    expect(reachableStep('quote', chosen, false, null)).toBe(3)
  })

  it('goes back wherever it is asked to', () => {
    expect(reachableStep(1, sized, true, null)).toBe(1)
    expect(reachableStep(2, chosen, false, null)).toBe(2)
  })

  it('shows the quote only once there is one', () => {
    expect(reachableStep('quote', sized, false, null)).toBe(4)
    expect(reachableStep('quote', sized, true, null)).toBe('quote')
  })

  it('does not wait for an opening that nobody asks for any more', () => {
    const opening = handOpening({ ...chosen, sizes: 'opening' }, { width: '60', height: '76' })
    const unread = keepUnread(opening, 'width', 'abc')
    const withoutGaps = { ...shop, glassRules: [] }
    expect(reachableStep(4, unread, false, null)).toBe(3)
    expect(reachableStep(4, unread, false, shop)).toBe(3)
    expect(reachableStep(4, unread, false, withoutGaps)).toBe(4)
  })
})
