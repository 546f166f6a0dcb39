import type { Field } from 'payload'
import { within } from '../../fields/bounds'
import { slugs } from '../../slugs'
import { panelList } from '../lists'

export const what: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'serviceTypeContext',
        type: 'text',
        label: 'Service',
        required: true,
        maxLength: 80,
        admin: { width: '50%', components: { Cell: '/src/admin/cells/service-cell#ServiceCell' } },
      },
      {
        name: 'product',
        type: 'text',
        maxLength: 80,
        admin: { width: '50%', description: 'The commercial product it was opened for.' },
      },
      {
        name: 'region',
        type: 'relationship',
        relationTo: slugs.regions,
        required: true,
        admin: { width: '50%' },
      },
      {
        name: 'glassType',
        type: 'relationship',
        relationTo: slugs.glassTypes,
        admin: { width: '50%' },
      },
      {
        name: 'glassFinish',
        type: 'relationship',
        relationTo: slugs.glassFinishes,
        admin: { width: '50%' },
      },
      {
        name: 'thicknessMmSelected',
        type: 'number',
        label: 'Thickness (mm)',
        validate: within({ min: 1, max: 100 }),
        admin: { width: '50%' },
      },
      {
        name: 'dimensionsWidthFt',
        type: 'number',
        label: 'Width (ft)',
        validate: within({ above: 0, max: 50 }),
        admin: { width: '50%' },
      },
      {
        name: 'dimensionsHeightFt',
        type: 'number',
        label: 'Height (ft)',
        validate: within({ above: 0, max: 50 }),
        admin: { width: '50%' },
      },
    ],
  },
  {
    type: 'collapsible',
    label: 'As it was asked and priced',
    admin: { initCollapsed: true },
    fields: [
      {
        name: 'panelsDimensions',
        type: 'json',
        label: 'Panels (inches)',
        validate: panelList,
        admin: {
          description: 'Width and height of each panel.',
          components: { Field: '/src/admin/stored-data#StoredData' },
        },
      },
      {
        name: 'inputs',
        type: 'json',
        admin: {
          readOnly: true,
          description: 'What the customer chose.',
          components: { Field: '/src/admin/stored-data#StoredData' },
        },
      },
      {
        name: 'pricingSnapshot',
        type: 'json',
        admin: {
          readOnly: true,
          description: 'Every price, rate and name that was used.',
          components: { Field: '/src/admin/stored-data#StoredData' },
        },
      },
    ],
  },
]
