import type { CollectionConfig, NumberField } from 'payload'
import { pricingTable } from '../access/rules'
import { groups } from '../admin-groups'
import { within } from '../fields/bounds'
import { costModifier } from '../fields/cost-modifier'
import { pricingRow } from '../fields/pricing-row'
import { englishFirst } from '../hooks/english-first'
import { revalidates } from '../hooks/revalidate'
import { slugs } from '../slugs'
import { pricingHistory } from './history'
import { noteWhoChanged } from './hooks/note-who-changed'
import { pricesThroughSets } from './hooks/prices-through-sets'

function multiplier(name: string, description: string): NumberField {
  return {
    name,
    type: 'number',
    validate: within({ min: 1, max: 10, decimals: 4 }),
    admin: { width: '50%', description },
  }
}

const revalidated = revalidates(slugs.installationFactors)
const throughSets = pricesThroughSets('installation-factors')

export const InstallationFactors: CollectionConfig = {
  slug: slugs.installationFactors,
  labels: { singular: 'Installation factor', plural: 'Installation factors' },
  admin: {
    group: groups.pricing,
    useAsTitle: 'name',
    defaultColumns: [
      'name',
      'factorType',
      'region',
      'costModifierType',
      'costModifierValue',
      'active',
    ],
    description: 'How hard the work is and where it is done. Multipliers from 1 to 10.',
  },
  access: pricingTable,
  defaultSort: 'displayOrder',
  versions: pricingHistory,
  disableBulkEdit: true,
  hooks: {
    ...revalidated,
    beforeValidate: [englishFirst('name'), throughSets.beforeValidate],
    afterChange: [...revalidated.afterChange, throughSets.afterChange],
    beforeChange: [noteWhoChanged],
  },
  fields: [
    {
      name: 'name',
      localized: true,
      type: 'text',
      required: true,
      maxLength: 120,
      admin: {
        description: 'A location named upper or high-rise takes the high altitude multiplier.',
      },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'factorType',
          type: 'select',
          required: true,
          index: true,
          options: [
            { label: 'Complexity', value: 'complexity' },
            { label: 'Location', value: 'location' },
          ],
          admin: { width: '50%' },
        },
        {
          name: 'region',
          type: 'relationship',
          relationTo: slugs.regions,
          admin: { width: '50%', description: 'Empty: serves every region.' },
        },
      ],
    },
    costModifier({
      type: 'Of a complexity: percent of the installation base fee. Of a location: percent of the fee so far.',
      value: 'In percent, or in the region’s currency.',
    }),
    {
      type: 'row',
      fields: [
        {
          name: 'sqFtMultiplierThreshold',
          type: 'number',
          label: 'Area threshold (sq ft)',
          validate: within({ min: 0, max: 100_000 }),
          admin: { width: '50%', description: 'The multipliers below apply above this area.' },
        },
        multiplier('sqFtMultiplierValue', 'Above the threshold; without one it never applies.'),
        multiplier(
          'largeFormatMultiplier',
          'Above the threshold, or 50 sq ft where there is none.',
        ),
        multiplier('highAltitudeMultiplier', 'For upper floors and high-rises.'),
      ],
    },
    ...pricingRow(),
  ],
}
