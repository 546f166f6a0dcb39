import type { CollectionConfig } from 'payload'
import { activeRuleOrWorksHere, pricingTable } from '../access/rules'
import { groups } from '../admin-groups'
import { within } from '../fields/bounds'
import { englishFirst } from '../hooks/english-first'
import { revalidates } from '../hooks/revalidate'
import { slugs } from '../slugs'
import { changedBy } from '../fields/changed-by'
import { pricingHistory } from './history'
import { noteWhoChanged } from './hooks/note-who-changed'
import { pricesThroughSets } from './hooks/prices-through-sets'
import { refuseSecondActiveRule } from './hooks/refuse-second-active-rule'

const revalidated = revalidates(slugs.taxRules)
const throughSets = pricesThroughSets('tax-rules')

export const TaxRules: CollectionConfig = {
  slug: slugs.taxRules,
  labels: { singular: 'Tax rule', plural: 'Tax rules' },
  admin: {
    group: groups.pricing,
    useAsTitle: 'taxType',
    defaultColumns: ['taxType', 'rate', 'region', 'isActive'],
    description: 'A region may have many rules, of which one is active.',
  },
  access: { ...pricingTable, read: activeRuleOrWorksHere },
  versions: pricingHistory,
  disableBulkEdit: true,
  hooks: {
    ...revalidated,
    beforeValidate: [englishFirst('taxType'), refuseSecondActiveRule, throughSets.beforeValidate],
    afterChange: [...revalidated.afterChange, throughSets.afterChange],
    beforeChange: [noteWhoChanged],
  },
  fields: [
    {
      name: 'region',
      type: 'relationship',
      relationTo: slugs.regions,
      required: true,
      index: true,
    },
    {
      type: 'row',
      fields: [
        {
          name: 'taxType',
          localized: true,
          type: 'text',
          label: 'Name on the quote',
          required: true,
          maxLength: 60,
          admin: { width: '50%' },
        },
        {
          name: 'rate',
          type: 'number',
          label: 'Rate (percent)',
          required: true,
          validate: within({ min: 0, max: 100, decimals: 4 }),
          admin: { width: '50%' },
        },
      ],
    },
    {
      name: 'isActive',
      type: 'checkbox',
      label: 'Active',
      defaultValue: true,
      required: true,
      index: true,
      admin: { position: 'sidebar' },
    },
    changedBy(),
  ],
}
