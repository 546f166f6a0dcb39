import type { SampleRow } from './sample-row'
import { inOrder } from './sample-row'

type Factor = Omit<SampleRow<'installation-factors'>, 'displayOrder' | 'region' | 'active'>

const rows: Factor[] = [
  {
    name: 'Standard installation',
    factorType: 'complexity',
    costModifierType: 'fixed_amount',
    costModifierValue: 150,
    largeFormatMultiplier: 1.25,
  },
  {
    name: 'Detailed fit: notches, angles, out-of-plumb walls',
    factorType: 'complexity',
    costModifierType: 'percentage',
    costModifierValue: 120,
    sqFtMultiplierThreshold: 40,
    sqFtMultiplierValue: 1.2,
    largeFormatMultiplier: 1.1,
  },
  {
    name: 'Heavy glass or crane work',
    factorType: 'complexity',
    costModifierType: 'percentage',
    costModifierValue: 250,
    sqFtMultiplierThreshold: 60,
    sqFtMultiplierValue: 1.3,
    largeFormatMultiplier: 1.25,
  },
  {
    name: 'Ground floor',
    factorType: 'location',
    costModifierType: 'fixed_amount',
    costModifierValue: 0,
  },
  {
    name: 'Upper floors / high-rise',
    factorType: 'location',
    costModifierType: 'percentage',
    costModifierValue: 25,
    highAltitudeMultiplier: 1.3,
  },
  {
    name: 'Occupied building, evenings and weekends',
    factorType: 'location',
    costModifierType: 'percentage',
    costModifierValue: 20,
  },
  {
    name: 'Outside the Dallas-Fort Worth Metroplex',
    factorType: 'location',
    costModifierType: 'fixed_amount',
    costModifierValue: 95,
  },
]

/** All of them serve every region. */
export const installationFactors = inOrder(rows.map((row) => ({ ...row, active: true })))
