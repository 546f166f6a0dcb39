import type { CollectionConfig } from 'payload'
import { limits } from '@/domain/pricing/limits'
import { placesOfJob } from '@/domain/pricing/reference-job'
import { servicesOf } from '@/domain/services-catalogue/services'
import { serviceName } from '@/i18n/service-name'
import { defaultLocale } from '../../src/config/locales'
import { pricingForStaff } from '../access/rules'
import { groups } from '../admin-groups'
import { within } from '../fields/bounds'
import { pricingRow } from '../fields/pricing-row'
import { englishFirst } from '../hooks/english-first'
import { slugs } from '../slugs'
import { noteWhoChanged } from './hooks/note-who-changed'
import { refuseUnpricedJob } from './hooks/refuse-unpriced-job'

const places: Record<(typeof placesOfJob)[number], string> = {
  door: 'In a door, or beside one',
  wet: 'At a tub, shower or pool',
  low: 'Near the floor',
  stairs: 'Beside stairs',
  outOfPlumb: 'Walls out of plumb',
  tileUnfinished: 'Tile not finished',
}

/** What opens by a link to a product has no price by itself. */
const services = (['shower', 'replacement', 'general'] as const)
  .flatMap((flow): string[] => servicesOf(flow))
  .filter((service) => service !== 'commercial_inquiry')

const side = (name: 'widthIn' | 'heightIn', label: string) => ({
  name,
  type: 'number' as const,
  label,
  required: true,
  validate: within({ min: limits.sideIn.least, max: limits.sideIn.most, decimals: 4 }),
  admin: { width: '25%', step: 0.0625 },
})

/** Jobs that the shop knows by heart: what a changed price or rule is tried on. */
export const ReferenceJobs: CollectionConfig = {
  slug: slugs.referenceJobs,
  labels: { singular: 'Reference job', plural: 'Reference jobs' },
  admin: {
    group: groups.pricing,
    useAsTitle: 'title',
    defaultColumns: ['title', 'serviceType', 'glassType', 'active'],
    listSearchableFields: ['title'],
    description:
      'Jobs you know by heart. Before a rule about glass is changed, they say which of your work it would touch. Visitors never see them.',
  },
  access: pricingForStaff,
  defaultSort: 'displayOrder',
  disableBulkEdit: true,
  hooks: {
    beforeValidate: [englishFirst('title')],
    beforeChange: [refuseUnpricedJob, noteWhoChanged],
  },
  fields: [
    {
      name: 'title',
      type: 'text',
      localized: true,
      required: true,
      maxLength: 120,
      admin: { description: 'As you would name it to a colleague: “Corner shower, 1/2 in”.' },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'serviceType',
          type: 'select',
          label: 'Service',
          required: true,
          options: services.map((value) => ({ value, label: serviceName(defaultLocale, value) })),
          admin: { width: '50%' },
        },
        {
          name: 'glassType',
          type: 'relationship',
          relationTo: slugs.glassTypes,
          required: true,
          admin: { width: '50%' },
        },
        {
          name: 'finish',
          type: 'relationship',
          relationTo: slugs.glassFinishes,
          admin: { width: '50%', description: 'Empty: the glass’s own.' },
        },
        {
          name: 'thicknessMm',
          type: 'number',
          label: 'Thickness (mm)',
          validate: within({ min: 1, max: 100, decimals: 4 }),
          admin: { width: '50%', description: 'Empty: the glass’s own.' },
        },
      ],
    },
    {
      name: 'panels',
      type: 'array',
      label: 'Panes',
      labels: { singular: 'Pane', plural: 'Panes' },
      required: true,
      minRows: 1,
      maxRows: limits.panels.most,
      admin: { description: 'From left to right. 1/16 in is 0.0625.' },
      fields: [
        {
          type: 'row',
          fields: [
            side('widthIn', 'Width (in)'),
            side('heightIn', 'Height (in)'),
            {
              name: 'role',
              type: 'select',
              label: 'In a shower',
              options: [
                { label: 'Fixed panel', value: 'fixed' },
                { label: 'Door', value: 'door' },
              ],
              admin: { width: '25%' },
            },
            {
              name: 'opensInward',
              type: 'checkbox',
              label: 'Opens inward only',
              admin: {
                width: '25%',
                condition: (_, sibling) => sibling.role === 'door',
              },
            },
          ],
        },
      ],
    },
    {
      name: 'hardware',
      type: 'array',
      labels: { singular: 'Line', plural: 'Lines' },
      maxRows: 20,
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'item',
              type: 'relationship',
              relationTo: slugs.hardware,
              required: true,
              admin: { width: '75%' },
            },
            {
              name: 'quantity',
              type: 'number',
              required: true,
              defaultValue: 1,
              validate: within({ ...boundsOfQuantity(), whole: true }),
              admin: { width: '25%' },
            },
          ],
        },
      ],
    },
    {
      name: 'place',
      type: 'select',
      label: 'Known of the place',
      hasMany: true,
      options: placesOfJob.map((value) => ({ value, label: places[value] })),
    },
    {
      type: 'collapsible',
      label: 'Where, and how hard the installation is',
      admin: { initCollapsed: true },
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'region',
              type: 'relationship',
              relationTo: slugs.regions,
              admin: { width: '34%', description: 'Empty: the first.' },
            },
            {
              name: 'complexityFactor',
              type: 'relationship',
              relationTo: slugs.installationFactors,
              filterOptions: { factorType: { equals: 'complexity' } },
              admin: { width: '33%', description: 'Empty: the standard one.' },
            },
            {
              name: 'locationFactor',
              type: 'relationship',
              relationTo: slugs.installationFactors,
              filterOptions: { factorType: { equals: 'location' } },
              admin: { width: '33%', description: 'Empty: none.' },
            },
          ],
        },
      ],
    },
    ...pricingRow(),
  ],
}

function boundsOfQuantity() {
  return { min: limits.quantity.least, max: limits.quantity.most }
}
