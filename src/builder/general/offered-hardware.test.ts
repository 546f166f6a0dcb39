import { expect, it } from 'vitest'
import { aHardwareItem } from '../../../tests/fixtures/pricing-tables'
import { offeredHardware } from './offered-hardware'

const pull = aHardwareItem({ id: 1, offeredFor: ['shower', 'general'], fits: ['door'] })
const clips = aHardwareItem({ id: 2, offeredFor: ['general'], fits: ['mirror'] })
const coating = aHardwareItem({ id: 3, offeredFor: ['shower'] })
const items = [pull, clips, coating]

const mirrors = {
  serviceType: 'mirrors_tabletops_quote',
  product: null,
  glassCategory: null,
} as const

it('lists what goes with the work', () => {
  expect(offeredHardware(items, [], mirrors)).toEqual([clips])
})

it('keeps what is chosen in sight after the work has changed', () => {
  expect(offeredHardware(items, [{ id: pull.id, quantity: 2 }], mirrors)).toEqual([pull, clips])
})
