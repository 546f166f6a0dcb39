import { describe, expect, it } from 'vitest'
import { fitsWork } from './hardware-fit'
import type { HardwareUse } from '@/domain/pricing/types'

const items: Record<string, HardwareUse[]> = {
  pull: ['door'],
  clips: ['mirror'],
  standoffs: ['partition', 'tabletop'],
  lowE: ['door', 'window'],
  haulAway: [],
}

function offered(
  work: Partial<Parameters<typeof fitsWork>[1]> &
    Pick<Parameters<typeof fitsWork>[1], 'serviceType'>,
) {
  return Object.keys(items).filter((name) =>
    fitsWork({ fits: items[name] ?? [] }, { product: null, glassCategory: null, ...work }),
  )
}

describe('what hardware is offered for', () => {
  it('keeps door hardware from mirrors, tabletops and windows', () => {
    expect(offered({ serviceType: 'mirrors_tabletops_quote' })).toEqual([
      'clips',
      'standoffs',
      'haulAway',
    ])
    expect(offered({ serviceType: 'new_window_installation' })).toEqual(['lowE', 'haulAway'])
  })

  it('follows the glass that is chosen', () => {
    const mirrors = { serviceType: 'mirrors_tabletops_quote' } as const
    expect(offered({ ...mirrors, glassCategory: 'mirror' })).toEqual(['clips', 'haulAway'])
    expect(offered({ ...mirrors, glassCategory: 'tabletop' })).toEqual(['standoffs', 'haulAway'])
    expect(offered({ serviceType: 'other_new_installation', glassCategory: 'mirror' })).toEqual([
      'clips',
      'haulAway',
    ])
  })

  it('follows the product of commercial work', () => {
    const commercial = { serviceType: 'commercial_inquiry' } as const
    expect(offered({ ...commercial, product: 'pivot_doors' })).toEqual(['pull', 'lowE', 'haulAway'])
    expect(offered({ ...commercial, product: 'gym_mirror_wall' })).toEqual(['clips', 'haulAway'])
  })

  it('offers everything where the work may be anything', () => {
    expect(offered({ serviceType: 'other_new_installation' })).toEqual(Object.keys(items))
    expect(offered({ serviceType: 'commercial_inquiry' })).toEqual(Object.keys(items))
  })
})
