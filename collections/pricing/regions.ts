import type { CollectionConfig, TextFieldSingleValidation } from 'payload'
import { pricingTable } from '../access/rules'
import { groups } from '../admin-groups'
import { pricingRow } from '../fields/pricing-row'
import { englishFirst } from '../hooks/english-first'
import { refuseWhileReferenced } from '../hooks/refuse-while-referenced'
import { revalidates } from '../hooks/revalidate'
import { slugs } from '../slugs'
import { pricingHistory } from './history'
import { noteWhoChanged } from './hooks/note-who-changed'

const knownCurrency: TextFieldSingleValidation = (value) =>
  (typeof value === 'string' && Intl.supportedValuesOf('currency').includes(value)) ||
  'Please enter a currency by its three letters, as in USD.'

export const Regions: CollectionConfig = {
  slug: slugs.regions,
  labels: { singular: 'Region', plural: 'Regions' },
  admin: {
    group: groups.pricing,
    useAsTitle: 'name',
    defaultColumns: ['name', 'currencyCode', 'usesVat', 'active', 'displayOrder'],
    description:
      'Where we sell, and in which currency. Every price below is in the region’s currency.',
  },
  access: pricingTable,
  defaultSort: 'displayOrder',
  versions: pricingHistory,
  disableBulkEdit: true,
  hooks: {
    ...revalidates(slugs.regions),
    beforeValidate: [englishFirst('name')],
    beforeChange: [noteWhoChanged],
    beforeDelete: [
      refuseWhileReferenced(
        [
          { collection: slugs.quotes, field: 'region', called: 'saved quotes' },
          { collection: slugs.taxRules, field: 'region', called: 'tax rules' },
          {
            collection: slugs.installationFactors,
            field: 'region',
            called: 'installation factors',
          },
        ],
        'Switch it off instead.',
      ),
    ],
  },
  fields: [
    { name: 'name', localized: true, type: 'text', required: true, unique: true, maxLength: 100 },
    {
      type: 'row',
      fields: [
        {
          name: 'currencyCode',
          type: 'text',
          required: true,
          defaultValue: 'USD',
          validate: knownCurrency,
          admin: { width: '50%' },
        },
        {
          name: 'currencySymbol',
          type: 'text',
          required: true,
          defaultValue: '$',
          maxLength: 8,
          admin: { width: '50%' },
        },
      ],
    },
    {
      name: 'usesVat',
      type: 'checkbox',
      label: 'Uses VAT',
      defaultValue: false,
      required: true,
      admin: {
        description: 'Where VAT is used, or the currency is not EUR, the tax rule applies.',
      },
    },
    ...pricingRow(),
  ],
}
