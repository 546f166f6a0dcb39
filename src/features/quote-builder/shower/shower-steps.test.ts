import { describe, expect, it } from 'vitest'
import { changePanel, emptyShower } from '@/builder/shower/shower-draft'
import { reachableStep } from './shower-steps'

const empty = emptyShower()
const chosen = { ...empty, thicknessMm: 9.525, finishKey: 'standard_clear' }
const sized = changePanel(chosen, 1, { width: '36', height: '76' })

describe('reachableStep', () => {
  it('opens the first step that still lacks its choice', () => {
    expect(reachableStep(4, empty, false)).toBe(1)
    expect(reachableStep(4, { ...empty, thicknessMm: 9.525 }, false)).toBe(2)
    expect(reachableStep('quote', chosen, false)).toBe(3)
  })

  it('goes back wherever it is asked to', () => {
    expect(reachableStep(1, sized, true)).toBe(1)
    expect(reachableStep(2, chosen, false)).toBe(2)
  })

  it('shows the quote only once there is one', () => {
    expect(reachableStep('quote', sized, false)).toBe(4)
    expect(reachableStep('quote', sized, true)).toBe('quote')
  })
})
