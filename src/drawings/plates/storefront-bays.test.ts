import { expect, it } from 'vitest'
import { bays, bayWidthIn, heightsIn, keyedIn } from './storefront-bays'

it('leads every key into a pane, clear of the mullions', () => {
  for (const bay of bays) {
    for (const [index] of bay.widthsIn.entries()) {
      const mullion = bayWidthIn({ widthsIn: bay.widthsIn.slice(0, index) })
      expect(Math.abs(keyedIn(bay) - mullion)).toBeGreaterThan(12)
    }
  }
})

it('leads to leaves and large panes, and to a transom where the name says so', () => {
  expect(bays.map(({ leadsTo }) => leadsTo.heightIn > heightsIn.door)).toEqual([
    true,
    false,
    false,
    false,
  ])
})
