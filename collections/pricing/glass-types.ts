import type { CollectionConfig, NumberFieldSingleValidation } from 'payload'
import { meantThickness } from '@/domain/pricing/thickness'
import { worksHereField } from '../access/field-rules'
import { pricingTable } from '../access/rules'
import { groups } from '../admin-groups'
import { within } from '../fields/bounds'
import { money } from '../fields/money'
import { pricingRow } from '../fields/pricing-row'
import { englishFirst } from '../hooks/english-first'
import { refuseWhileReferenced } from '../hooks/refuse-while-referenced'
import { revalidates } from '../hooks/revalidate'
import { slugs } from '../slugs'
import { pricingHistory } from './history'
import { noteWhoChanged } from './hooks/note-who-changed'
import { pricesThroughSets } from './hooks/prices-through-sets'

const inBounds = within({ min: 1, max: 100, decimals: 4 })

/** The site asks for 9.525 where a customer chooses 3/8 in: 9.5 would never be found. */
const thicknessInMm: NumberFieldSingleValidation = (value, options) => {
  const meant = typeof value === 'number' ? meantThickness(value) : null
  if (meant) return `${meant.inches} in is ${meant.mm} mm: please enter ${meant.mm}.`
  return inBounds(value, options)
}

const revalidated = revalidates(slugs.glassTypes)
const throughSets = pricesThroughSets('glass-types')

export const GlassTypes: CollectionConfig = {
  slug: slugs.glassTypes,
  labels: { singular: 'Glass type', plural: 'Glass types' },
  admin: {
    group: groups.pricing,
    useAsTitle: 'name',
    components: { beforeListTable: ['/src/admin/glass-rules/old-prices#OldPrices'] },
    defaultColumns: ['name', 'category', 'thicknessMm', 'basePricePerSqFt', 'active'],
    listSearchableFields: ['name'],
    description: 'One row per glass and thickness that we stock, with its price per square foot.',
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
    beforeDelete: [
      refuseWhileReferenced(
        [
          { collection: slugs.quotes, field: 'glassType', called: 'saved quotes' },
          { collection: slugs.referenceJobs, field: 'glassType', called: 'reference jobs' },
        ],
        'Switch it off instead.',
      ),
    ],
  },
  fields: [
    { name: 'name', localized: true, type: 'text', required: true, unique: true, maxLength: 120 },
    {
      type: 'row',
      fields: [
        {
          name: 'category',
          type: 'select',
          required: true,
          index: true,
          options: [
            { label: 'Insulated', value: 'insulated' },
            { label: 'Flat', value: 'flat' },
            { label: 'Shower', value: 'shower' },
            { label: 'Mirror', value: 'mirror' },
            { label: 'Tabletop', value: 'tabletop' },
            { label: 'Specialty', value: 'specialty' },
          ],
          admin: { width: '34%' },
        },
        {
          name: 'thicknessMm',
          type: 'number',
          label: 'Thickness (mm)',
          required: true,
          validate: thicknessInMm,
          admin: { width: '33%', description: '1/4 in is 6.35 mm, 3/8 in is 9.525 mm.' },
        },
        money({
          name: 'basePricePerSqFt',
          label: 'Base price per sq ft',
          freeOnlyWithout: 'active',
          required: true,
          admin: { width: '33%', components: { Cell: '/src/admin/cells/money-cell#MoneyCell' } },
        }),
      ],
    },
    {
      name: 'supplier',
      type: 'text',
      maxLength: 120,
      access: { read: worksHereField },
      admin: { description: 'Whose price list it follows. Visitors never see it.' },
    },
    {
      name: 'defaultFinish',
      type: 'relationship',
      relationTo: slugs.glassFinishes,
      admin: { description: 'Taken where the customer is not asked.' },
    },
    {
      name: 'safety',
      type: 'select',
      label: 'Safety glass',
      options: [
        { label: 'Tempered', value: 'tempered' },
        { label: 'Laminated', value: 'laminated' },
      ],
      admin: {
        description:
          'Empty for annealed glass. Shower glass is tempered always; a safety row of a category is taken where the code asks for it.',
      },
    },
    {
      name: 'isStandard',
      type: 'checkbox',
      label: 'Standard of its category',
      defaultValue: false,
      required: true,
      admin: {
        description: 'Prices a thickness of this category that has no row of its own.',
      },
    },
    {
      name: 'includesShowerInstallation',
      type: 'checkbox',
      label: 'Price includes shower installation',
      defaultValue: false,
      required: true,
      admin: {
        description:
          'Standard installation and hardware are in the price of 3/8 in and 1/2 in shower glass.',
      },
    },
    ...pricingRow(),
  ],
}
