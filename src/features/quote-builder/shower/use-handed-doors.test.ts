import { describe, expect, it } from 'vitest'
import { parts, shop } from '../../../../tests/fixtures/glass-work'
import { handOpening } from '@/builder/shower/hand-opening'
import { emptyShower } from '@/builder/shower/shower-draft'
import { showerRequest } from '@/builder/shower/shower-request'
import { priceWithinRules } from '@/domain/glass-rules/price-within-rules'
import { withHandedDoors } from './use-handed-doors'

const sizes = { width: '36', height: '80' }
const kept = {
  ...emptyShower(),
  sizes: 'opening' as const,
  thicknessMm: 12.7,
  finishKey: 'standard_clear',
}
const here = { tables: shop, serviceType: 'shower_glass_quote' as const }

describe('an opening that a link hands over', () => {
  it('has hinges that carry its door, also in glass that was chosen before', () => {
    const draft = handOpening(kept, sizes)
    const hung = withHandedDoors(sizes, { draft, ...here })
    expect(hung.hardware).toEqual([{ id: parts.third, quantity: 1 }])
    const built = showerRequest(hung, shop, here.serviceType)
    expect(built.ok && priceWithinRules(built.request, shop).ok).toBe(true)
  })

  it('needs none in the usual glass', () => {
    const draft = handOpening({ ...kept, thicknessMm: null }, sizes)
    expect(withHandedDoors(sizes, { draft, ...here })).toBe(draft)
  })

  it('leaves a draft of which the link says nothing as it was', () => {
    const draft = handOpening(kept, sizes)
    expect(withHandedDoors({ width: null, height: null }, { draft, ...here })).toBe(draft)
  })
})
