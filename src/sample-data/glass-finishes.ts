import type { SampleRow } from './sample-row'
import { inOrder } from './sample-row'

type Finish = Omit<SampleRow<'glass-finishes'>, 'displayOrder'>

/** Custom film costs by the square foot whatever the glass; the others cost a share of it. */
const finishes: Finish[] = [
  {
    name: 'Standard clear',
    key: 'standard_clear',
    costModifierType: 'percentage',
    costModifierValue: 0,
    active: true,
  },
  {
    name: 'Low iron',
    key: 'low_iron',
    costModifierType: 'percentage',
    costModifierValue: 22,
    active: true,
  },
  {
    name: 'Acid etch',
    key: 'acid_etch',
    costModifierType: 'percentage',
    costModifierValue: 30,
    active: true,
  },
  {
    name: 'Rain',
    key: 'rain',
    costModifierType: 'percentage',
    costModifierValue: 25,
    active: true,
  },
  {
    name: 'Custom film',
    key: 'custom_film',
    costModifierType: 'fixed_amount',
    costModifierValue: 9.5,
    active: true,
  },
]

export const glassFinishes = inOrder(finishes)
