import type { Field } from 'payload'
import { changedBy } from './changed-by'
import { displayOrder } from './display-order'

/** What every pricing table has: a switch and a place in the list. */
export function pricingRow(): Field[] {
  return [
    {
      name: 'active',
      type: 'checkbox',
      defaultValue: true,
      required: true,
      index: true,
      admin: {
        position: 'sidebar',
        description: 'Switched off, it is offered no more; saved quotes keep it.',
      },
    },
    displayOrder('Lowest first. The first one is the default where nothing is chosen.'),
    changedBy(),
  ]
}
