import type { CollectionConfig } from 'payload'
import { worksHereField } from '../access/field-rules'
import { pricingTable } from '../access/rules'
import { groups } from '../admin-groups'
import { within } from '../fields/bounds'
import { money } from '../fields/money'
import { previewOfRule } from '../fields/preview-of-rule'
import { pricingRow } from '../fields/pricing-row'
import { englishFirst } from '../hooks/english-first'
import { refuseWhileReferenced } from '../hooks/refuse-while-referenced'
import { revalidates } from '../hooks/revalidate'
import { slugs } from '../slugs'
import { pricingHistory } from './history'
import { askAboutBlockedJobs } from './hooks/ask-about-blocked-jobs'
import { noteWhoChanged } from './hooks/note-who-changed'
import { pricesThroughSets } from './hooks/prices-through-sets'

const revalidated = revalidates(slugs.hardware)
const throughSets = pricesThroughSets('hardware')

export const Hardware: CollectionConfig = {
  slug: slugs.hardware,
  labels: { singular: 'Hardware item', plural: 'Hardware' },
  admin: {
    group: groups.pricing,
    useAsTitle: 'name',
    components: { beforeListTable: ['/src/admin/glass-rules/old-prices#OldPrices'] },
    defaultColumns: ['name', 'cost', 'unitOfMeasure', 'carriesLb', 'offeredFor', 'active'],
    listSearchableFields: ['name', 'description'],
  },
  access: pricingTable,
  defaultSort: 'displayOrder',
  versions: pricingHistory,
  disableBulkEdit: true,
  hooks: {
    ...revalidated,
    beforeValidate: [
      englishFirst('name'),
      askAboutBlockedJobs('hardware'),
      throughSets.beforeValidate,
    ],
    afterChange: [...revalidated.afterChange, throughSets.afterChange],
    beforeChange: [noteWhoChanged],
    beforeDelete: [
      refuseWhileReferenced(
        [{ collection: slugs.referenceJobs, field: 'hardware.item', called: 'reference jobs' }],
        'Switch it off instead.',
      ),
    ],
  },
  fields: [
    { name: 'name', localized: true, type: 'text', required: true, unique: true, maxLength: 120 },
    { name: 'description', localized: true, type: 'textarea', maxLength: 500 },
    {
      type: 'row',
      fields: [
        money({
          name: 'cost',
          required: true,
          admin: { width: '50%', components: { Cell: '/src/admin/cells/money-cell#MoneyCell' } },
        }),
        {
          name: 'unitOfMeasure',
          type: 'select',
          required: true,
          defaultValue: 'each',
          options: [
            { label: 'Per square foot of glass', value: 'psf' },
            { label: 'Each', value: 'each' },
            { label: 'Pair', value: 'pair' },
            { label: 'Set', value: 'set' },
            { label: 'Linear foot', value: 'linear_ft' },
          ],
          admin: { width: '50%' },
        },
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
      name: 'offeredFor',
      type: 'select',
      hasMany: true,
      required: true,
      defaultValue: ['general'],
      options: [
        { label: 'Shower wizard', value: 'shower' },
        { label: 'Replacement wizard', value: 'replacement' },
        { label: 'General form', value: 'general' },
      ],
      admin: { description: 'The flows that show it.' },
    },
    {
      name: 'fits',
      type: 'select',
      hasMany: true,
      label: 'Goes with',
      options: [
        { label: 'Doors', value: 'door' },
        { label: 'Windows', value: 'window' },
        { label: 'Mirrors', value: 'mirror' },
        { label: 'Tabletops', value: 'tabletop' },
        { label: 'Partitions and panels', value: 'partition' },
      ],
      admin: {
        description: 'The work that the general form offers it for. Leave it empty for all.',
      },
    },
    {
      name: 'part',
      type: 'select',
      label: 'What it is to the glass',
      options: [
        { label: 'Hinges of a shower door', value: 'hinges' },
        { label: 'Header', value: 'header' },
        { label: 'Edge work', value: 'edge' },
        { label: 'Handle of a shower door', value: 'handle' },
        { label: 'Ladder pull of a shower door', value: 'long_handle' },
        { label: 'Towel bar with the handle of a shower door', value: 'bar_handle' },
        { label: 'Sweep and seals of a shower door', value: 'seals' },
      ],
      admin: {
        description: 'The glass rules look for it, and a shower is drawn with what was bought.',
      },
    },
    {
      name: 'metal',
      type: 'select',
      label: 'A metal of the whole enclosure',
      options: [
        { label: 'Black', value: 'black' },
        { label: 'Brass', value: 'brass' },
        { label: 'Nickel', value: 'nickel' },
        { label: 'Chrome', value: 'chrome' },
      ],
      admin: {
        description:
          'Its hinges, handle and clamps are drawn in it, and a quote takes one at most. Leave it empty for a part.',
      },
    },
    {
      type: 'row',
      admin: { condition: (data) => data.part === 'hinges' },
      fields: [
        {
          name: 'hingeCount',
          type: 'number',
          label: 'Hinges of one door',
          validate: within({ min: 2, max: 6, whole: true }),
          admin: { width: '33%' },
        },
        {
          name: 'carriesLb',
          type: 'number',
          label: 'Carries (lb)',
          validate: within({ above: 0, max: 1000, decimals: 2 }),
          admin: {
            width: '33%',
            components: { Cell: '/src/admin/glass-rules/carries-cell#CarriesCell' },
          },
        },
        {
          name: 'carriesIn',
          type: 'number',
          label: 'A door as wide as (in)',
          validate: within({ above: 0, max: 120, decimals: 4 }),
          admin: { width: '34%' },
        },
      ],
    },
    ...previewOfRule(({ part }) => part === 'hinges'),
    ...pricingRow(),
  ],
}
